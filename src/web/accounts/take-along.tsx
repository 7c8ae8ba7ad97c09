import { CalendarCheck, FileSpreadsheet, FileText, ListChecks, type LucideIcon } from "lucide-react";
import { listCalendar } from "../exports/list-calendar.ts";
import { listCsv } from "../exports/list-csv.ts";
import { listMarkdown } from "../exports/list-markdown.ts";
import { listSections, type ListSection } from "../exports/list-sections.ts";
import { listText } from "../exports/list-text.ts";
import { saveFile } from "../exports/save-file.ts";
import { useList } from "../list/list-provider.tsx";
import { CardList } from "../ui/card.tsx";
import { showError } from "../ui/toast.ts";
import { DataRow } from "./data-row.tsx";
import { HouseholdFileRows } from "./household-file-rows.tsx";

type ListFile = {
  icon: LucideIcon;
  title: string;
  text: string;
  name: string;
  type: string;
  write: (sections: readonly ListSection[]) => string;
};

const files: readonly ListFile[] = [
  {
    icon: FileSpreadsheet,
    title: "List as a table",
    text: "For a spreadsheet (CSV)",
    name: "restock-list.csv",
    type: "text/csv;charset=utf-8",
    write: listCsv,
  },
  {
    icon: ListChecks,
    title: "List as a checklist",
    text: "For notes, with what is ticked (Markdown)",
    name: "restock-list.md",
    type: "text/markdown;charset=utf-8",
    write: listMarkdown,
  },
  {
    icon: FileText,
    title: "List as text",
    text: "What is left to get, store by store",
    name: "restock-list.txt",
    type: "text/plain;charset=utf-8",
    write: listText,
  },
  {
    icon: CalendarCheck,
    title: "List as to-dos",
    text: "For a calendar or a to-do app (ICS)",
    name: "restock-list.ics",
    type: "text/calendar;charset=utf-8",
    write: (sections) => listCalendar(sections, new Date()),
  },
];

/** The list in files for other programs. They are made on this device, so that they work without a network. */
export function TakeAlong() {
  const { view } = useList();
  const keep = ({ name, type, write }: ListFile) => {
    if (view.status !== "ready")
      showError("Your list isn't on this device yet. Please try again in a moment.");
    else saveFile(new Blob([write(listSections(view.items, view.stores))], { type }), name);
  };
  return (
    <CardList>
      <HouseholdFileRows />
      {files.map((file) => (
        <DataRow key={file.name} icon={file.icon} text={file.text} onPress={() => keep(file)}>
          {file.title}
        </DataRow>
      ))}
    </CardList>
  );
}
