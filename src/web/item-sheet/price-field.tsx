import { itemChangesSchema, type ItemChanges } from "../../contract/items/schema.ts";
import type { ItemView } from "../offline/list-view.ts";
import { useList } from "../list/list-provider.tsx";
import { AutosaveField } from "./autosave-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import { priceText, readPriceText } from "../list/price-text.ts";
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
    value: priceText(item.price ?? null, currency),
    save: async (text) => {
      await save({ price: readPriceText(text, currency) });
      // The first price of a list gives it a currency, so that it says the same on each phone.
      if (view.currency === null)
        await store.changeList({ firstCurrency: currency }, "the currency of prices");
    },
    invalid: (text) => {
      const parsed = itemChangesSchema.safeParse({ price: readPriceText(text, currency) });
      return parsed.success ? undefined : parsed.error.issues[0]?.message;
    },
  });
  return <AutosaveField field={field} label={`Price of one (${currency})`} inputMode="decimal" />;
}
