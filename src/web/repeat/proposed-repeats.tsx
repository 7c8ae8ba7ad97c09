import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Id } from "../../contract/ids.ts";
import { stageOf } from "../../contract/items/due.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";
import { categoryLook } from "../category-look.ts";
import { addRepeating } from "../list/add-repeating.ts";
import { useList } from "../list/list-provider.tsx";
import type { ListStore } from "../offline/list-store.ts";
import { Button } from "../ui/button.tsx";
import { CardList } from "../ui/card.tsx";
import { moveFocusFrom } from "../ui/focus-after-row.ts";
import { Glyph } from "../ui/glyph.tsx";
import { showToast } from "../ui/toast.ts";
import { everyInterval } from "../../contract/repeat/interval-label.ts";
import { dismissedProposals } from "./dismissed-proposals.ts";
import { useProposals } from "./use-proposals.ts";

/** The number of proposals shown at first. */
const shownAtFirst = 3;

/** The proposals to repeat what is bought regularly; renders nothing when there are none. */
export function ProposedRepeats() {
  const { view, store } = useList();
  const { proposals, userId } = useProposals();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (proposals.length === 0) return null;
  const shown = all ? proposals : proposals.slice(0, shownAtFirst);
  const rest = proposals.length - shown.length;
  return (
    <section aria-labelledby="proposals" className="mt-2">
      <h2
        id="proposals"
        tabIndex={-1}
        className="mx-1.5 mt-3 mb-2 text-[0.9375rem] font-semibold text-ink-2 outline-none"
      >
        You seem to buy these regularly
      </h2>
      <CardList ref={list}>
        {shown.map((proposal) => (
          <ProposalRow
            key={proposal.name}
            proposal={proposal}
            onRepeat={() => void repeat(store, proposal, categoryIdOf(proposal))}
            onDismiss={() => dismiss(userId, proposal.name)}
          />
        ))}
      </CardList>
      {rest > 0 && (
        <Button look="soft" className="mt-3" onClick={showAll}>
          Show {rest} more
        </Button>
      )}
    </section>
  );

  function showAll(): void {
    flushSync(() => setAll(true));
    // The button is gone; the focus moves to the first proposal that it revealed.
    list.current?.children[shownAtFirst]?.querySelector("button")?.focus({ preventScroll: true });
  }

  function categoryIdOf({ categoryName }: RepeatProposal): Id | null {
    return view.categories.find(({ name }) => name === categoryName)?.id ?? null;
  }
}

function ProposalRow({
  proposal: { name, categoryName, intervalDays, reason },
  onRepeat,
  onDismiss,
}: {
  proposal: RepeatProposal;
  onRepeat: () => void;
  onDismiss: () => void;
}) {
  const decide = (row: HTMLElement, act: () => void) => {
    moveFocusFrom(row, document.getElementById("tab-repeat"));
    act();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 pt-3 pb-2.5 sm:flex-nowrap sm:py-2">
      <div className="flex w-full min-w-0 items-center gap-3.5 sm:flex-1">
        <Glyph {...categoryLook(categoryName)} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-[550]">
            {name}
          </span>
          <span className="block text-sm text-ink-2">{reason}</span>
        </span>
      </div>
      <div className="flex flex-wrap gap-1 text-[0.9375rem] sm:shrink-0">
        <Button
          look="soft"
          className="px-3.5!"
          onClick={({ currentTarget }) => decide(currentTarget.closest("li")!, onRepeat)}
        >
          Repeat {everyInterval(intervalDays)}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button
          look="quiet"
          className="px-3.5!"
          onClick={({ currentTarget }) => decide(currentTarget.closest("li")!, onDismiss)}
        >
          Not this
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Accepts a proposal; its toast has Undo. */
async function repeat(
  store: ListStore,
  { name, intervalDays, purchases, lastSeen, usualIntervalDays }: RepeatProposal,
  categoryId: Id | null,
): Promise<void> {
  const habit = { frequency: purchases, lastSeen: Date.parse(lastSeen), usualIntervalDays };
  const stage = stageOf(habit, Date.now());
  try {
    const given = {
      name,
      quantity: 1,
      intervalDays,
      source: "learned",
      // It was bought a while ago, so the repeat starts when it is due.
      ...(stage === "due" ? {} : { later: true as const }),
    } as const;
    const { id, isNew, undo } = await addRepeating(store, given, { name, categoryId });
    showToast(`${name} repeats ${everyInterval(intervalDays)}`, {
      ...(isNew && { description: "It's on your list now, too" }),
      action: {
        label: "Undo",
        run: () =>
          void takeBack(async () => ((await undo()) ? store.deleteItem(store.resolveId(id)) : undefined)),
      },
    });
  } catch {
    showToast("Failed to create recurring item", { description: "Something went wrong" });
  }
}

async function takeBack(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch {
    showToast("Error", { description: "Failed to delete recurring item" });
  }
}

function dismiss(userId: Id, name: string): void {
  dismissedProposals.set(userId, nameKey(name), true);
  showToast(`${name} won't be proposed again`, {
    action: { label: "Undo", run: () => dismissedProposals.set(userId, nameKey(name), false) },
  });
}
