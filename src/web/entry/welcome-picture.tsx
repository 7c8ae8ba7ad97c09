import { Check } from "lucide-react";
import { categoryLook } from "../category-look.ts";
import { classNames } from "../ui/class-names.ts";
import { Glyph } from "../ui/glyph.tsx";

const lines: { name: string; category: string; done?: boolean; by?: string }[] = [
  { name: "6 Bananas", category: "Produce", done: true },
  { name: "2 lb Chicken Thighs", category: "Meat & Poultry" },
  { name: "Milk", category: "Dairy & Eggs", by: "Ben" },
  { name: "Toilet Paper", category: "Paper Goods" },
];

/** A decorative picture of the app: a list in one store, with another store's behind it. */
export function WelcomePicture() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-80 py-10 select-none">
      <div className="absolute inset-x-7 top-4 bottom-9 rotate-5 rounded-card border border-line bg-surface px-4 py-2.5">
        <span className="flex items-center justify-between text-sm font-[650] text-ink-2">
          CVS <Count of={2} />
        </span>
      </div>
      <div className="relative -rotate-2 overflow-hidden rounded-card border border-line bg-surface shadow-[0_18px_50px_#0000001a]">
        <div className="px-4 pt-3.5 pb-3">
          <span className="flex items-center justify-between">
            <b className="text-lg tracking-[-0.01em]">Costco</b>
            <Count of={3} />
          </span>
          <div className="mt-2.5 h-1 overflow-hidden rounded-full bg-line">
            <div className="h-full w-1/4 rounded-full bg-accent" />
          </div>
        </div>
        {lines.map(({ name, category, done = false, by }) => (
          <div key={name} className="flex min-h-13 items-center gap-3 border-t border-line px-4">
            <span
              className={classNames(
                "grid size-6 shrink-0 place-items-center rounded-full border-2",
                done ? "border-accent bg-accent text-on-accent" : "border-line-strong",
              )}
            >
              {done && <Check className="size-3.5" strokeWidth={3.5} />}
            </span>
            <span className={classNames("flex-1 truncate", done && "text-ink-2 line-through")}>{name}</span>
            {by !== undefined && <span className="text-sm text-ink-2">{by}</span>}
            <span className="-mr-1 origin-right scale-80">
              <Glyph {...categoryLook(category)} />
            </span>
          </div>
        ))}
      </div>
      <div className="absolute right-0 bottom-1 flex rotate-1 items-center gap-2 rounded-full border border-line bg-surface py-2 pr-2 pl-4 text-[0.9375rem] shadow-float sm:-right-3">
        <span>
          yog<span className="text-ink-2">urt</span>
        </span>
        <span className="rounded-full bg-accent px-3 py-1 text-sm font-[650] text-on-accent">Add</span>
      </div>
    </div>
  );
}

function Count({ of }: { of: number }) {
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent-soft px-1.5 text-[0.8125rem] font-bold text-accent">
      {of}
    </span>
  );
}
