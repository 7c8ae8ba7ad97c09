import { Check, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { EntryPart, ParsedEntry } from "../../typed-text/parse-entry.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { categoryLook } from "../category-look.ts";
import { Button } from "../ui/button.tsx";
import type { ItemPlan } from "./add-plan.ts";
import { amountText } from "../../contract/items/amount.ts";
import { EntryChips } from "./entry-chips.tsx";
import { useList } from "../list/list-provider.tsx";

/** How the text in the field is parsed, and what adding it would do. */
export function EntryPreview({
  entry,
  plan,
  completing,
  onRemovePart,
  onSum,
}: {
  entry: ParsedEntry;
  plan: ItemPlan;
  /** The name is the beginning of a known one: it is too early to call it new. */
  completing: boolean;
  onRemovePart: (part: EntryPart) => void;
  onSum: () => void;
}) {
  if (plan.sum !== null) return <SumOffer plan={plan} onSum={onSum} />;
  return (
    <>
      {entry.chips.length > 0 && <EntryChips entry={entry} onRemove={onRemovePart} />}
      <NamePreview plan={plan} completing={completing} />
    </>
  );
}

function NamePreview({ plan, completing }: { plan: ItemPlan; completing: boolean }) {
  const { categories } = useList().view;
  const { known, item, options } = plan;
  const { name, categoryId } = options.optimistic;
  const category = categories.find(({ id }) => id === categoryId)?.name ?? null;
  const { icon: Icon } = categoryLook(category);
  return (
    <>
      <span className="inline-flex h-11 max-w-full min-w-24 shrink items-center rounded-full border border-line bg-surface px-3.5 text-sm font-[550]">
        <span dir="auto" className="truncate">
          {name}
        </span>
      </span>
      {item !== null ? (
        <Quiet>
          <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {amountText(item) === "" ? "Already on the list" : `Already on the list: ${itemTitle(item)}`}
        </Quiet>
      ) : category !== null && !(known === null && completing) ? (
        <Quiet>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {category}
        </Quiet>
      ) : (
        known === null &&
        !completing && (
          <Quiet>
            <Sparkles aria-hidden="true" className="size-4 shrink-0" />
            New name
          </Quiet>
        )
      )}
    </>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-11 shrink-0 items-center gap-1.5 text-sm font-[550] whitespace-nowrap text-ink-2">
      {children}
    </span>
  );
}

/** Two amounts of one thing, to be made one ("500 g + 1 kg Flour"), or one for what had none. */
function SumOffer({ plan: { item, sum, input }, onSum }: { plan: ItemPlan; onSum: () => void }) {
  if (item === null || sum === null) return null;
  const before = amountText(item);
  return (
    <>
      {before === "" ? (
        <Quiet>
          <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
          Already on the list
        </Quiet>
      ) : (
        <p className="min-w-0 truncate text-sm">
          {before} +{" "}
          <b dir="auto" className="font-[650]">
            {itemTitle(input)}
          </b>
        </p>
      )}
      <Button look="soft" onClick={onSum} className="ms-auto shrink-0 px-3.5 text-sm">
        Make it {amountText(sum)}
      </Button>
    </>
  );
}
