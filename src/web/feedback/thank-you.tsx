import { Heart } from "lucide-react";

/** Replaces the form and takes the focus, so that the keyboard and the screen reader go on here. */
export function ThankYou() {
  return (
    <output
      tabIndex={-1}
      ref={(output) => output?.focus()}
      className="flex flex-1 flex-col items-center justify-center gap-3 px-6 pb-24 text-center outline-none"
    >
      <span className="mb-1 grid size-16 place-items-center rounded-[22px] bg-accent-soft text-accent">
        <Heart aria-hidden="true" className="size-7" />
      </span>
      <span className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em]">Thank you!</span>
      <span className="max-w-80 text-ink-2">
        Your message is with us. Taking you back to your account ...
      </span>
    </output>
  );
}
