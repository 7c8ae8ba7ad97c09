import type { LucideIcon } from "lucide-react";

/** An icon on a square tinted with `hue` (degrees on the OKLCH circle). */
export function Glyph({ icon: Icon, hue }: { icon: LucideIcon; hue: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-[13px]"
      style={{ background: `oklch(var(--glyph-light) var(--glyph-chroma) ${hue})` }}
    >
      <Icon className="size-5" strokeWidth={1.8} />
    </span>
  );
}
