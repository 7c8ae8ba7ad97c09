import { useId, useState, type FormEvent } from "react";
import type { RepeatDays } from "../list/use-repeat-days.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

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
  const id = useId();
  const [day, setDay] = useState("");
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(day, tomorrow, latest);
    setError(problem);
    if (problem === undefined) onDay(day);
    else document.getElementById(id)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextField
        id={id}
        className="min-w-0 flex-1"
        label={label}
        type="date"
        min={tomorrow}
        max={latest}
        value={day}
        error={error}
        onChange={({ target }) => {
          setDay(target.value);
          setError(undefined);
        }}
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
