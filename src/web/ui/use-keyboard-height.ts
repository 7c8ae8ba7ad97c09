import { useEffect, useState } from "react";

/** Pixels that an on-screen keyboard takes from the bottom where it lies over the page instead of making it smaller. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // A smaller difference is a browser's bar or a pinch zoom, not a keyboard.
      setHeight(viewport.scale === 1 && covered > 120 ? Math.round(covered) : 0);
    };
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, []);
  return height;
}
