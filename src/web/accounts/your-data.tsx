import { useMutation } from "@tanstack/react-query";
import { FileJson, Trash2 } from "lucide-react";
import { useState } from "react";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { CardList } from "../ui/card.tsx";
import { showError } from "../ui/toast.ts";
import { DataRow } from "./data-row.tsx";
import { keepOwnFile } from "./own-data-file.ts";
import { failure } from "../session/error-sentences.ts";

const DeleteAccountSheet = lazySheet("delete-account-sheet", () => import("./delete-account-sheet.tsx"));

/** The person's data to download, and the deletion of their account. */
export function YourData() {
  const [deleting, setDeleting] = useState<"never" | "open" | "closed">("never");
  const download = useMutation({
    mutationFn: () => keepOwnFile("downloadData", "restock-data.json"),
    onError: (error) => showError(failure(error, "Failed to download your data. Please try again.")),
  });
  return (
    <>
      <CardList data-unprinted>
        <DataRow
          icon={FileJson}
          text="All that Restock keeps about you (JSON)"
          onPress={() => {
            if (!download.isPending) download.mutate();
          }}
        >
          Download everything
        </DataRow>
        <DataRow icon={Trash2} danger onPress={() => setDeleting("open")}>
          Delete your account
        </DataRow>
      </CardList>
      <output className="sr-only">{download.isPending && "Preparing your file"}</output>
      {deleting !== "never" && (
        <DeleteAccountSheet open={deleting === "open"} onClose={() => setDeleting("closed")} />
      )}
    </>
  );
}
