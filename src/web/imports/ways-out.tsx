import { ChevronDown } from "lucide-react";

const ways: readonly (readonly [app: string, way: string])[] = [
  ["Google Keep", "At takeout.google.com choose Keep only, then bring the zip file as it comes."],
  ["Bring!, AnyList, OurGroceries", "Share or print the list as text, copy it, and paste it here."],
  ["Apple Reminders, Notes", "Share the list, copy it, and paste it here."],
  ["Todoist, TickTick", "Export the project or make a backup: both write a CSV file."],
  ["Microsoft To Do, Tasks.org, Nextcloud", "Bring the JSON or ICS file that an export writes."],
  [
    "KitchenOwl, Grocy, Mealie, Tandoor",
    "From another app's server, above. Or bring the JSON file of an export, or of the list from the API.",
  ],
  ["A spreadsheet", "Save it as CSV. Columns may be called Name, Amount, Category, Store, Note, Price."],
];

/** Explains how to export a list from other apps. */
export function WaysOut() {
  return (
    <details className="group overflow-hidden rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3.5 px-4 py-2.5 font-[550] -outline-offset-3">
        <span className="min-w-0 flex-1">How do I get my list out of another app?</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      <dl className="divide-y divide-line border-t border-line">
        {ways.map(([app, way]) => (
          <div key={app} className="px-4 py-3">
            <dt className="font-[550]">{app}</dt>
            <dd className="text-sm text-pretty text-ink-2">{way}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
