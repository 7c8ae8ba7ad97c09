import { ChevronRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { handOver, textAsFile } from "../handed-over.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { countOf } from "../ui/count-of.ts";
import type { Knowledge } from "../add/add-plan.ts";
import type { ReviewLine } from "../add/review-line.ts";
import { PasteAddButton } from "./paste-add-button.tsx";
import type { Doubt, PastedEntry } from "../typed/paste-lines.ts";
import { canAdd } from "./can-add.ts";
import { useDaysOf } from "./use-days-of.ts";
import { isWholeList, pastedText } from "../typed/pasted-text.ts";
import { PasteSection } from "./paste-section.tsx";
import { RecipeOffer } from "./recipe-offer.tsx";
import { usePlannedLines } from "./use-planned-lines.ts";
import { useReviewRows } from "./use-review-rows.ts";

const sections: readonly { doubt: Doubt | null; title: string }[] = [
  { doubt: null, title: "To be added" },
  { doubt: "pantry", title: "You probably have these" },
  { doubt: "talk", title: "Not for the list, it seems" },
];

type Props = {
  entries: readonly PastedEntry[];
  /** The number of added lines; null before the adding begins. */
  done: number | null;
  /** What is said of an earlier attempt, which has left these entries. */
  told?: string | undefined;
  /** The choice of the recurrence dropdown. */
  days: number | null;
  knowledge: Knowledge;
  onAdd: (lines: readonly ReviewLine[]) => void;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
};

/** A pasted list, or the recipe behind a pasted link. */
export default function PasteOffer({ link, ...props }: Props & { link?: string | undefined }) {
  return link === undefined ? <ListOffer {...props} /> : <RecipeOffer link={link} {...props} />;
}

/** A pasted list to be reviewed: each ticked line is added as an item. */
function ListOffer({ entries, done, told, days, knowledge, onAdd, onCancel, returnFocus }: Props) {
  const daysOf = useDaysOf(days);
  const review = useReviewRows(entries);
  const planned = usePlannedLines(review.shown, knowledge);
  /** The rows at the start of the adding; they don't change while it runs. */
  const [agreed, setAgreed] = useState<readonly ReviewLine[] | null>(null);
  const lines = (done !== null && agreed) || planned;
  const isTicked = ({ plan, entry }: ReviewLine) => canAdd(plan, daysOf(entry)) && review.isTicked(entry);
  const wanted = lines.filter(isTicked);
  const confirm = useRef<HTMLButtonElement>(null);
  const add = () => {
    setAgreed(lines);
    onAdd(wanted);
  };
  return (
    <BottomSheet
      open
      title={`Add ${countOf(wanted.length, "item", "items")}?`}
      onClose={() => {
        if (done === null) onCancel();
      }}
      initialFocus={confirm}
      returnFocus={returnFocus}
      className="max-w-[480px]"
      footer={
        <>
          {told !== undefined && done === null && (
            <p role="alert" className="mb-2.5 line-clamp-4 text-sm text-danger">
              {told}. You can try again.
            </p>
          )}
          <PasteAddButton ref={confirm} count={wanted.length} done={done} onAdd={add} />
        </>
      }
    >
      {done === null && <ImportLink text={pastedText(entries)} onHandOver={onCancel} />}
      {sections.map(({ doubt, title }) => (
        <PasteSection
          key={title}
          title={title}
          isMain={doubt === null}
          lines={lines.filter(({ entry }) => entry.doubt === doubt)}
          daysOf={daysOf}
          isTicked={isTicked}
          onToggle={review.toggle}
          rowOf={review.rowOf}
          onKeep={done === null ? review.toggleKept : undefined}
        />
      ))}
    </BottomSheet>
  );
}

/** A link to the page that reads headings, ticked lines and columns as well. */
function ImportLink({ text, onHandOver }: { text: string; onHandOver: () => void }) {
  const isOffered = useMemo(() => isWholeList(text), [text]);
  if (!isOffered) return null;
  return (
    <Link
      href="/import"
      onClick={() => {
        handOver([textAsFile(text)]);
        // The field stops keeping the text while it is still there to do so.
        flushSync(onHandOver);
      }}
      className="mb-3 flex min-h-14 items-center gap-3 rounded-card bg-accent-soft px-4 py-2.5 text-accent -outline-offset-3 active:opacity-80"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-[650]">Look it over in full</span>
        <span className="block text-sm text-pretty">With its headings, stores and ticked lines</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}
