import { useId } from "react";
import { newsKinds, type NewsKind } from "../../contract/push/kinds.ts";
import type { PushPreferences } from "../../contract/push/schema.ts";
import { useAutosave } from "../item-sheet/use-autosave.ts";
import { SwitchRow } from "../ui/switch-row.tsx";

const kindLabels: Record<NewsKind, { label: string; hint: string }> = {
  "shopping-begun": {
    label: "Somebody goes shopping",
    hint: "When they say so, or with their third tick in a store.",
  },
  "added-meanwhile": {
    label: "Something is added while you shop",
    hint: "For the store that you are in, once a minute at most.",
  },
  "shopping-done": { label: "Shopping is done", hint: "With what was got, and what is left." },
  "repeat-due": { label: "A repeat is due", hint: "When it comes onto the list." },
};

const usualNight = { from: "22:00", to: "07:00" };

/** Which notifications a person wants, and their quiet hours. */
export function NotificationChoices({
  settings,
  onChange,
}: {
  settings: PushPreferences;
  /**
   * The change is computed from the settings at that moment: two switches may be pressed before the first one is
   * shown.
   */
  onChange: (change: (now: PushPreferences) => Partial<PushPreferences>) => void;
}) {
  const { kinds, quietHours, withoutContent } = settings;
  return (
    <>
      {newsKinds.map((kind) => (
        <SwitchRow
          key={kind}
          {...kindLabels[kind]}
          checked={kinds.includes(kind)}
          onChange={(on) =>
            onChange((now) => ({
              kinds: newsKinds.filter((other) => (other === kind ? on : now.kinds.includes(other))),
            }))
          }
        />
      ))}
      <div>
        <SwitchRow
          label="Quiet hours"
          hint="Nothing is told in them, and nothing later."
          checked={quietHours !== null}
          onChange={(on) => onChange(() => ({ quietHours: on ? usualNight : null }))}
        />
        {quietHours !== null && (
          <div className="flex flex-wrap gap-3 px-4 pb-3.5">
            <TimeField
              label="From"
              value={quietHours.from}
              onChange={(from) =>
                onChange((now) => ({ quietHours: { ...usualNight, ...now.quietHours, from } }))
              }
            />
            <TimeField
              label="To"
              value={quietHours.to}
              onChange={(to) => onChange((now) => ({ quietHours: { ...usualNight, ...now.quietHours, to } }))}
            />
          </div>
        )}
      </div>
      <SwitchRow
        label="Without content"
        hint="Notifications only say “Something changed on your list”."
        checked={withoutContent}
        onChange={(on) => onChange(() => ({ withoutContent: on }))}
      />
    </>
  );
}

/** A time of day that saves itself; an empty one goes back to what it was. */
function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const field = useAutosave({
    value,
    save: async (time) => {
      if (time !== "") onChange(time);
    },
    invalid: () => undefined,
  });
  return (
    <label htmlFor={id} className="flex min-w-32 flex-1 flex-col gap-1 text-sm text-ink-2">
      {label}
      <input
        id={id}
        type="time"
        value={field.value}
        onChange={(event) => field.change(event.target.value, event.target)}
        onBlur={() => field.commit()}
        className="min-h-11 w-full min-w-0 rounded-xl border border-ink-2 bg-surface px-3 text-base text-ink"
      />
    </label>
  );
}
