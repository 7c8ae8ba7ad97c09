import { ChevronDown, ShoppingBasket } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import { countText } from "../ui/count-of.ts";
import { ItemRows, type RowContext } from "./item-groups.tsx";
import { basketToggleId, type Basket } from "./use-basket.ts";

/** The ticked rows that were folded away, behind one line at the end of the list. */
export function BasketSection({ basket, ...context }: { basket: Basket } & RowContext) {
  const { items, isOpen, toggle } = basket;
  const count = items.filter((item) => item.completed).length;
  return (
    <section aria-labelledby={basketToggleId} className="mb-3.5">
      <h2 className="text-[0.9375rem] font-[650]">
        <button
          type="button"
          id={basketToggleId}
          aria-expanded={isOpen}
          aria-controls="basket-rows"
          onClick={toggle}
          className="flex min-h-12 w-full items-center gap-2 rounded-lg px-1.5 text-start text-ink-2 -outline-offset-3"
        >
          <ShoppingBasket aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="min-w-0">In the basket ({countText(count)})</span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("ml-auto size-5 shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <div id="basket-rows">{isOpen && <ItemRows items={items} {...context} />}</div>
    </section>
  );
}
