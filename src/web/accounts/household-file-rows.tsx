import { useMutation } from "@tanstack/react-query";
import { FileJson, FolderInput } from "lucide-react";
import { useRef, useState } from "react";
import type { HouseholdFile } from "../../contract/exports/household-file.ts";
import { householdFormat, longestHouseholdFile } from "../../contract/exports/limits.ts";
import { newId } from "../../contract/new-id.ts";
import { ApiError, call, otherRoute } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { failure } from "../session/error-sentences.ts";
import { countOf } from "../ui/count-of.ts";
import { SwitchRow } from "../ui/switch-row.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { DataRow } from "./data-row.tsx";
import { keepFile } from "./own-data-file.ts";

/** The whole list as a file to keep, with its history or without, and the way back into an empty list. */
export function HouseholdFileRows() {
  const [withHistory, setWithHistory] = useState(true);
  const download = useMutation({
    mutationFn: async () => {
      const [, path] = await otherRoute("exportHousehold");
      await keepFile(`${path}?history=${withHistory ? 1 : 0}`, "restock-household.json");
    },
    onError: (error) => showError(failure(error, "Failed to download your household. Please try again.")),
  });
  return (
    <>
      <DataRow
        icon={FileJson}
        text="The whole list, to keep or to bring to another Restock (JSON)"
        onPress={() => {
          if (!download.isPending) download.mutate();
        }}
        beside={<output className="sr-only">{download.isPending && "Preparing your file"}</output>}
      >
        Household file
      </DataRow>
      <li className="ps-[2.125rem]">
        <SwitchRow
          label="With history"
          hint="What was bought, when and where: Restock learns from it"
          checked={withHistory}
          onChange={setWithHistory}
        />
      </li>
      <BringBack />
    </>
  );
}

function BringBack() {
  const { store } = useList();
  const field = useRef<HTMLInputElement>(null);
  /** The same file is sent under the same key again, should the answer be lost. */
  const attempt = useRef({ file: "", operation: "" });
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const body = await readFile(file);
      const sign = `${file.name} ${file.size} ${file.lastModified}`;
      if (attempt.current.file !== sign) attempt.current = { file: sign, operation: newId() };
      return call("importHousehold", { body }, { operation: attempt.current.operation });
    },
    onSuccess: ({ items, stores }) => {
      attempt.current.file = "";
      void store.refresh();
      showToast("Your household is back", {
        description: `${countOf(items, "item", "items")} and ${countOf(stores, "store", "stores")}`,
      });
    },
    onError: (error) => showError(sentenceOf(error)),
  });
  return (
    <DataRow
      icon={FolderInput}
      text={bring.isPending ? "One moment..." : "Into a list that is still empty"}
      onPress={() => {
        if (!bring.isPending) field.current?.click();
      }}
      beside={
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          aria-label="Household file to bring back"
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file !== undefined) bring.mutate(file);
          }}
        />
      }
    >
      Bring a household file back
    </DataRow>
  );
}

/** What is wrong with a file, as a sentence. */
class UnusableFile extends Error {}

async function readFile(file: File): Promise<HouseholdFile> {
  if (file.size > longestHouseholdFile)
    throw new UnusableFile("This file is too large for a household file.");
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    read = null;
  }
  const isOne =
    typeof read === "object" && read !== null && "format" in read && read.format === householdFormat;
  if (!isOne) throw new UnusableFile("This isn't a household file of Restock.");
  return read as HouseholdFile;
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnusableFile) return error.message;
  const [fault] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  if (fault !== undefined) return `This household file can't be used: ${fault.message} (${fault.field}).`;
  if (error instanceof ApiError && error.status < 500) return error.detail;
  return failure(error, "Failed to bring your household back. Please try again.");
}
