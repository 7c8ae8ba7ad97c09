import type { WaitlistEntry } from "../../contract/admin/schema.ts";
import type { Tone } from "../ui/badge.tsx";
import { BadgeSelect } from "../ui/badge-select.tsx";
import { useWaitlistChange } from "./use-waitlist-change.ts";

type Status = WaitlistEntry["status"];

export const waitlistChoices: readonly { value: Status; title: string }[] = [
  { value: "pending", title: "Pending" },
  { value: "contacted", title: "Contacted" },
  { value: "converted", title: "Converted" },
];

const tones: Record<Status, Tone> = { pending: "caution", contacted: "outline", converted: "good" };

export function EntryStatus({ entry }: { entry: WaitlistEntry }) {
  const change = useWaitlistChange(entry);
  const status = (change.isPending ? change.variables.status : undefined) ?? entry.status;
  return (
    <BadgeSelect
      label={`Status of ${entry.email}`}
      value={status}
      choices={waitlistChoices}
      tone={tones[status]}
      busy={change.isPending}
      onChoose={(next) => change.mutate({ status: next })}
    />
  );
}
