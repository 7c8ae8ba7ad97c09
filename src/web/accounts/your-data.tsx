import { useMutation } from "@tanstack/react-query";
import { FileJson, FileSpreadsheet, Trash2, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { CardList } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { showError } from "../ui/toast.ts";
import { keepOwnFile } from "./own-data-file.ts";
import { failure } from "../session/error-sentences.ts";

const DeleteAccountSheet = lazySheet("delete-account-sheet", () => import("./delete-account-sheet.tsx"));

/** The person's data to download, and the deletion of their account. */
export function YourData() {
  const [deleting, setDeleting] = useState<"never" | "open" | "closed">("never");
  const download = useMutation({
    mutationFn: ({ name, fileName }: { name: Parameters<typeof keepOwnFile>[0]; fileName: string }) =>
      keepOwnFile(name, fileName),
    onError: (error) => showError(failure(error, "Failed to download your data. Please try again.")),
  });
  const keep = (name: Parameters<typeof keepOwnFile>[0], fileName: string) => {
    if (!download.isPending) download.mutate({ name, fileName });
  };
  return (
    <>
      <CardList>
        <Row
          icon={FileSpreadsheet}
          text="For a spreadsheet (CSV)"
          onPress={() => keep("downloadList", "restock-list.csv")}
        >
          Download your list
        </Row>
        <Row
          icon={FileJson}
          text="All that Restock keeps about you (JSON)"
          onPress={() => keep("downloadData", "restock-data.json")}
        >
          Download everything
        </Row>
        <Row icon={Trash2} danger onPress={() => setDeleting("open")}>
          Delete your account
        </Row>
      </CardList>
      <output className="sr-only">{download.isPending && "Preparing your file"}</output>
      {deleting !== "never" && (
        <DeleteAccountSheet open={deleting === "open"} onClose={() => setDeleting("closed")} />
      )}
    </>
  );
}

function Row({
  icon: Icon,
  text,
  danger = false,
  onPress,
  children,
}: {
  icon: LucideIcon;
  text?: string;
  danger?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        {...(danger && { "aria-haspopup": "dialog" as const })}
        className={classNames(
          "flex min-h-14 w-full items-center gap-3.5 rounded-card px-4 py-2.5 text-start -outline-offset-3 active:bg-line/40",
          danger && "text-danger",
        )}
      >
        <Icon aria-hidden="true" className={classNames("size-5 shrink-0", !danger && "text-ink-2")} />
        <span className="min-w-0 flex-1">
          <span className="block font-[550]">{children}</span>
          {text !== undefined && <span className="block text-sm text-ink-2">{text}</span>}
        </span>
      </button>
    </li>
  );
}
