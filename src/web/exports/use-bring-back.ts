import { useRef, useState } from "react";
import type { HouseholdFile } from "../../contract/exports/household-file.ts";
import { householdFormat, longestHouseholdFile } from "../../contract/exports/limits.ts";
import { newId } from "../../contract/new-id.ts";
import { ApiError, call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { useSession } from "../session/use-session.ts";
import { countOf } from "../ui/count-of.ts";
import { showError, showToast } from "../ui/toast.ts";

/** Brings a household file back into an empty list and shows the result. */
export function useBringBack(onBack: () => void = () => undefined) {
  const { store } = useList();
  const session = useSession();
  const [isPending, setPending] = useState(false);
  const pending = useRef(false);
  /** The idempotency key, which is used again for the same file if the answer was lost. */
  const attempt = useRef({ file: "", operation: "" });

  async function bring(file: File): Promise<void> {
    if (pending.current) return;
    pending.current = true;
    setPending(true);
    try {
      const body = await readFile(file);
      const sign = `${file.name} ${file.size} ${file.lastModified}`;
      if (attempt.current.file !== sign) attempt.current = { file: sign, operation: newId() };
      const { operation } = attempt.current;
      const user = session.status === "signedIn" ? { user: session.user.id } : {};
      const { items, stores } = await call(
        "importHousehold",
        { body },
        { operation, ...user, waits: "long" },
      );
      attempt.current.file = "";
      void store.refresh();
      showToast("Your household is back", {
        description: `${countOf(items, "item", "items")} and ${countOf(stores, "store", "stores")}`,
      });
      onBack();
    } catch (error) {
      showError(sentenceOf(error));
    } finally {
      pending.current = false;
      setPending(false);
    }
  }

  return { isPending, bring };
}

/** The sentence about a file's faults. */
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
  const refusal = error instanceof ApiError && error.status < 500 ? serverSentence(error) : null;
  return refusal ?? failure(error, "Failed to bring your household back. Please try again.");
}
