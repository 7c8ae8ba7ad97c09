import { useEffect, useState } from "react";

/** Whether `on` has been true for `delay` milliseconds without a break. */
export function useDelayed(on: boolean, delay: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setPassed(true), delay);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [on, delay]);
  return on && passed;
}
