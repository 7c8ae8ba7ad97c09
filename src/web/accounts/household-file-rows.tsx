import { useMutation } from "@tanstack/react-query";
import { FileJson, FolderInput } from "lucide-react";
import { useRef, useState } from "react";
import { otherRoute } from "../api/client.ts";
import { useBringBack } from "../exports/use-bring-back.ts";
import { failure } from "../session/error-sentences.ts";
import { SwitchRow } from "../ui/switch-row.tsx";
import { showError } from "../ui/toast.ts";
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
      <li className="ps-8.5">
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
  const field = useRef<HTMLInputElement>(null);
  const { isPending, bring } = useBringBack();
  return (
    <DataRow
      icon={FolderInput}
      text={isPending ? "One moment..." : "Into a list that is still empty"}
      onPress={() => {
        if (!isPending) field.current?.click();
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
            if (file !== undefined) void bring(file);
          }}
        />
      }
    >
      Bring a household file back
    </DataRow>
  );
}
