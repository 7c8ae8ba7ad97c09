import { parsePrice } from "../../contract/items/price.ts";
import { itemChangesSchema, type ItemChanges } from "../../contract/items/schema.ts";
import type { ItemView } from "../offline/list-view.ts";
import { useList } from "../list/list-provider.tsx";
import { AutosaveField } from "./autosave-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useCurrency } from "../list/use-money.ts";

/** The price of one of the item. An empty field takes the price away. */
export function PriceField({
  item,
  save,
}: {
  item: ItemView;
  save: (changes: ItemChanges) => Promise<void>;
}) {
  const { view, store } = useList();
  const currency = useCurrency();
  const field = useAutosave({
    value: shownPrice(item.price ?? null),
    save: async (text) => {
      await save({ price: parsePrice(text) });
      // The first price of a list gives it a currency, so that it says the same on each phone.
      if (view.currency === null)
        await store.changeList({ firstCurrency: currency }, "the currency of prices");
    },
    invalid: (text) => {
      const parsed = itemChangesSchema.safeParse({ price: parsePrice(text) });
      return parsed.success ? undefined : parsed.error.issues[0]?.message;
    },
  });
  return <AutosaveField field={field} label={`Price of one (${currency})`} inputMode="decimal" />;
}

/** A price with the decimal sign of the browser's language, and no other sign. */
function shownPrice(price: number | null): string {
  if (price === null) return "";
  return new Intl.NumberFormat(undefined, { useGrouping: false, maximumFractionDigits: 2 }).format(price);
}
