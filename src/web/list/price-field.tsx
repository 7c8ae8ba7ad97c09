import { parsePrice } from "../../contract/items/price.ts";
import { itemChangesSchema, type ItemChanges } from "../../contract/items/schema.ts";
import type { ItemView } from "../offline/list-view.ts";
import { TextField } from "../ui/text-field.tsx";
import { useAutosave } from "./use-autosave.ts";

/** What one of the item costs. An empty field takes the price away. */
export function PriceField({
  item,
  save,
}: {
  item: ItemView;
  save: (changes: ItemChanges) => Promise<void>;
}) {
  const field = useAutosave({
    value: shownPrice(item.price ?? null),
    save: (text) => save({ price: parsePrice(text) }),
    invalid: (text) => {
      const parsed = itemChangesSchema.safeParse({ price: parsePrice(text) });
      return parsed.success ? undefined : parsed.error.issues[0]?.message;
    },
  });
  return (
    <TextField
      label="Price of one"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.target.value)}
      onBlur={field.commit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) field.commit();
      }}
    />
  );
}

/** With the fraction's sign of the browser's language, and no other. */
function shownPrice(price: number | null): string {
  if (price === null) return "";
  return new Intl.NumberFormat(undefined, { useGrouping: false, maximumFractionDigits: 2 }).format(price);
}
