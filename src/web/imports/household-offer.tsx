import { FolderInput, House } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useBringBack } from "../exports/use-bring-back.ts";
import { useList } from "../list/list-provider.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { countOf } from "../ui/count-of.ts";
import { Glyph } from "../ui/glyph.tsx";
import type { Draft } from "./kept-draft.ts";

/** Explains a household file and offers to bring it back whole; the sections below it import single rows. */
export function HouseholdOffer({
  draft: { plan, sources },
  onBack,
}: {
  draft: Draft;
  /** Called when the household has been brought back. */
  onBack: () => void;
}) {
  const [, navigate] = useLocation();
  const { view } = useList();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { isPending, bring } = useBringBack(() => {
    onBack();
    // A late answer leads nobody away from another screen.
    if (isShown.current) navigate("/stores/any");
  });
  const isEmpty = [view.items, view.stores, view.recurringItems].every((rows) => rows.length === 0);
  const [file] = sources;
  const holds = [
    countOf(plan.items.length, "thing to buy", "things to buy"),
    countOf(plan.stores.length, "store", "stores"),
  ];
  return (
    <Card>
      <div className="flex items-center gap-3.5 px-4 py-3">
        <Glyph icon={House} hue={150} />
        <div className="min-w-0 flex-1">
          <h3 className="font-[550]">This is a household file of Restock</h3>
          <p className="text-sm text-pretty text-ink-2">
            A whole list, with {holds.join(" and ")}, its repeats and what Restock has learned.
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2.5 px-4 py-3">
        {isEmpty && file !== undefined && (
          <Button
            className="w-full aria-disabled:opacity-55"
            aria-disabled={isPending}
            onClick={() => void bring(file)}
          >
            <FolderInput aria-hidden="true" className="size-5" />
            {isPending ? "One moment..." : "Bring the whole household back"}
          </Button>
        )}
        <p className="text-sm text-pretty text-ink-2">{nextSentence(isEmpty, file !== undefined)}</p>
      </div>
    </Card>
  );
}

function nextSentence(isEmpty: boolean, hasFile: boolean): string {
  if (!isEmpty)
    return "Your list isn't empty, and a household file can be brought back into an empty list only. Take over below what you need of it.";
  if (!hasFile)
    return "To bring it back whole, choose the file once more. Or take over below what you need of it.";
  return "Or take over below what you need of it.";
}
