import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { recurrenceOptions } from "../../contract/repeat/limits.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { ItemView } from "../offline/list-view.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { showError } from "../ui/toast.ts";
import { ChoiceField } from "./item-fields.tsx";
import { useList } from "../list/list-provider.tsx";
import { useRepeatDays } from "../list/use-repeat-days.ts";

/** How often an item's name repeats, and when next; part of Premium. */
export function ItemRepeat({ item }: { item: ItemView }) {
  const { view, store } = useList();
  const days = useRepeatDays();
  const premium = useEffectivePermissions()?.isPremium === true;
  if (!premium) return null;
  const key = nameKey(item.name);
  const repeat = view.recurringItems.find((one) => nameKey(repeatName(one)) === key);
  const interval = repeat?.recurrenceIntervalDays;
  const pause = repeat && days?.pauseOf(repeat);
  const isUnlisted = interval !== undefined && recurrenceOptions.every((option) => option.days !== interval);
  const hint =
    repeat === undefined || days === null
      ? undefined
      : `Next: ${days.label(days.of(repeat))}${pause ? `, paused until ${days.label(pause)}` : ""}`;

  async function choose(value: string): Promise<void> {
    try {
      if (value === "") {
        if (repeat !== undefined) await store.deleteRepeat(repeat.id);
      } else if (repeat !== undefined) {
        await store.changeRepeat(repeat.id, { intervalDays: Number(value) });
      } else {
        await store.addRepeat(
          // A ticked one stays off the list until it comes.
          {
            name: item.name,
            quantity: 1,
            intervalDays: Number(value),
            ...(item.completed && { later: true }),
          },
          { optimistic: { name: item.name, categoryId: item.categoryId } },
        );
      }
    } catch {
      showError("Failed to change the repeat");
    }
  }

  return (
    <ChoiceField
      label="Repeats"
      {...(hint !== undefined && { hint })}
      value={interval === undefined ? "" : String(interval)}
      onChange={(value) => void choose(value)}
    >
      {recurrenceOptions.map(({ label, days: value }) => (
        <option key={label} value={value ?? ""}>
          {label}
        </option>
      ))}
      {isUnlisted && <option value={interval}>{intervalLabel(interval)}</option>}
    </ChoiceField>
  );
}
