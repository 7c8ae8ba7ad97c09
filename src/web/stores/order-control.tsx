import { ArrowDownAZ, Route, type LucideIcon } from "lucide-react";
import { useRef } from "react";
import { classNames } from "../ui/class-names.ts";

const orders: { byAisle: boolean; label: string; icon: LucideIcon }[] = [
  { byAisle: false, label: "A–Z", icon: ArrowDownAZ },
  { byAisle: true, label: "Aisle order", icon: Route },
];

/**
 * The control that orders a store's categories A to Z or by aisle.
 * @param isNew whether the aisle order came by itself, for the first time: a line says so and offers the way back
 */
export function OrderControl({
  storeName,
  byAisle,
  isNew,
  onChange,
}: {
  storeName: string;
  byAisle: boolean;
  isNew: boolean;
  onChange: (byAisle: boolean) => void;
}) {
  const aToZ = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-2 mb-1">
      <fieldset
        aria-describedby="order-reason"
        className="flex rounded-full border border-line bg-surface text-sm sm:w-fit"
      >
        <legend className="sr-only">Order of the categories</legend>
        {orders.map(({ byAisle: value, label, icon: Icon }) => (
          <label
            key={label}
            className={classNames(
              "flex h-11 flex-1 cursor-pointer whitespace-nowrap sm:px-7 items-center justify-center gap-2 rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              value === byAisle ? "bg-accent-soft font-[650] text-accent" : "font-[550] text-ink-2",
            )}
          >
            <input
              ref={value ? null : aToZ}
              type="radio"
              name="order"
              checked={value === byAisle}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            {label}
          </label>
        ))}
      </fieldset>
      {isNew ? (
        <div className="mx-1.5 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-ink-2">
          <p id="order-reason">In the order you walk {storeName}</p>
          <button
            type="button"
            className="-my-0.5 min-h-11 font-semibold text-accent"
            onClick={() => {
              onChange(false);
              aToZ.current?.focus();
            }}
          >
            A–Z instead
          </button>
        </div>
      ) : (
        <p
          id="order-reason"
          className={classNames("mx-1.5 mt-1.5 text-[0.8125rem] text-ink-2", !byAisle && "sr-only")}
        >
          From the order you and others tick things off here
        </p>
      )}
    </div>
  );
}
