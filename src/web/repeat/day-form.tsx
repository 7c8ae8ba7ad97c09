import type { RepeatDays } from "../list/use-repeat-days.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";

/** A day to choose, from tomorrow on. */
export function DayForm({
  label,
  action,
  days: { tomorrow, latest },
  onDay,
}: {
  label: string;
  action: string;
  days: Pick<RepeatDays, "tomorrow" | "latest">;
  onDay: (date: string) => void;
}) {
  const { field, error, onSubmit } = useOneFieldForm({
    check: (day) => problemOf(day, tomorrow, latest),
    send: async (day) => onDay(day),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="flex items-start gap-2">
      <TextField
        {...field}
        className="min-w-0 flex-1"
        label={label}
        type="date"
        min={tomorrow}
        max={latest}
        error={error}
      />
      <Button type="submit" look="soft" className="mt-6.5 min-h-14 shrink-0">
        {action}
      </Button>
    </form>
  );
}

function problemOf(day: string, tomorrow: string, latest: string): string | undefined {
  if (day === "") return "Please choose a day";
  if (day < tomorrow) return "Please choose a day from tomorrow on";
  return day > latest ? "Please choose a day within a year" : undefined;
}
