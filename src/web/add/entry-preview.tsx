import { Check, ChefHat, CornerDownRight, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { EntryPart } from "../../typed-text/parse-entry.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { categoryLook } from "../category-look.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import type { AddPlan, Completion, ItemPlan } from "./add-plan.ts";
import { offerOf, titleAfter } from "./add-typed.ts";
import type { OpenItem } from "../typed/open-items.ts";
import { amountText } from "../../contract/items/amount.ts";
import { EntryChips } from "./entry-chips.tsx";
import type { ChipTap } from "../typed/chip-tap.ts";
import { linkIn, recipeWanted } from "../typed/recipe-link.ts";
import { LeftOutChip, SplitOffer, tapLabel, ThingChip, ThingChips } from "./thing-chips.tsx";
import type { TypedText } from "../typed/typed-text.ts";
import { useList } from "../list/list-provider.tsx";

/** A row that scrolls sideways under a finger. A mouse can't do that: there it wraps, and what is below the second row scrolls. */
const strip = classNames(
  "fading-ends flex h-12 max-h-full items-center gap-2 px-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none]",
  "[@media(pointer:fine)_and_(height>=600px)]:h-auto [@media(pointer:fine)_and_(height>=600px)]:flex-wrap",
  "[@media(pointer:fine)_and_(height>=600px)]:overflow-x-hidden [@media(pointer:fine)_and_(height>=600px)]:overflow-y-auto",
  "[@media(pointer:fine)_and_(height>=600px)]:gap-y-1 [@media(pointer:fine)_and_(height>=600px)]:py-0.5",
  "[@media(pointer:fine)_and_(height>=600px)]:[mask-image:none] [@media(pointer:fine)_and_(height>=600px)]:[scrollbar-width:thin]",
);

/** Shows how the text in the field is parsed, and what adding it would do. */
export function EntryPreview({
  text,
  typed,
  plans,
  completion,
  onComplete,
  onRemovePart,
  onTap,
  onKeepWords,
  onConfirm,
}: {
  text: string;
  typed: TypedText;
  /** One plan for each thing. */
  plans: readonly AddPlan[];
  /** The first suggestion for the name, as a chip. */
  completion: Completion | null;
  onComplete?: (text: string) => void;
  onRemovePart: (part: EntryPart) => void;
  onTap: (tap: ChipTap) => void;
  /** The words that were left out are to stay in the names. */
  onKeepWords: () => void;
  onConfirm: () => void;
}) {
  const { things, leftOut } = typed;
  if (linkIn(text) !== null)
    return (
      <div className={strip}>
        <RecipeChip />
      </div>
    );
  const [thing] = things;
  const [plan] = plans;
  const asking = plans.find((one) => one.kind !== "nothing" && one.toConfirm !== null);
  const question =
    asking === undefined || asking.kind === "nothing" ? null : (
      <AmountOffer plan={asking} onConfirm={onConfirm} />
    );
  return (
    <div className={strip}>
      {/* Behind the chips of several things it would be out of sight. */}
      {things.length > 1 && question}
      {leftOut.length > 0 && <LeftOutChip words={leftOut.join(" ")} onKeep={onKeepWords} />}
      {completion !== null && (
        <CompletionChip name={completion.name} onTake={() => onComplete?.(completion.text)} />
      )}
      {things.length > 1 ? (
        <ThingChips things={things} plans={plans} onTap={onTap} />
      ) : (
        thing !== undefined && (
          <>
            {thing.possibleThings > 1 && thing.tap !== null && <SplitOffer thing={thing} onTap={onTap} />}
            {thing.entry.chips.length > 0 && <EntryChips entry={thing.entry} onRemove={onRemovePart} />}
          </>
        )
      )}
      {things.length === 1 &&
        thing !== undefined &&
        plan !== undefined &&
        (question ??
          (plan.kind !== "nothing" && (
            <NamePreview
              plan={plan}
              // The name is the beginning of a known one: it is too early to call it new.
              completing={completion !== null && completion.letters !== ""}
              tap={thing.tap}
              onTap={onTap}
            />
          )))}
    </div>
  );
}

function RecipeChip() {
  return (
    <Button look="soft" onClick={() => recipeWanted.emit()} className="shrink-0 text-sm">
      <ChefHat aria-hidden="true" className="size-4.5" />
      Read this recipe
    </Button>
  );
}

function CompletionChip({ name, onTake }: { name: string; onTake: () => void }) {
  return (
    <Chip
      selected
      aria-label={`Complete to ${name}`}
      // Keeps the field's focus, and with it the keyboard of a phone.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
      className="max-w-full shrink-0"
    >
      <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
      <span dir="auto" className="truncate">
        {name}
      </span>
    </Chip>
  );
}

function NamePreview({
  plan,
  completing,
  tap,
  onTap,
}: {
  plan: ItemPlan;
  completing: boolean;
  tap: ChipTap | null;
  onTap: (tap: ChipTap) => void;
}) {
  const { categories } = useList().view;
  const { known, item, options } = plan;
  const { name, categoryId } = options.optimistic;
  const category = categories.find(({ id }) => id === categoryId)?.name ?? null;
  const { icon: Icon } = categoryLook(category);
  return (
    <>
      {tap === null ? (
        <span className="inline-flex h-11 max-w-full min-w-24 shrink items-center rounded-full border border-line bg-surface px-3.5 text-sm font-[550]">
          <span dir="auto" className="truncate">
            {name}
          </span>
        </span>
      ) : (
        <ThingChip label={tapLabel(tap, name)} tap={tap} onTap={onTap}>
          {name}
        </ThingChip>
      )}
      {item !== null ? (
        <Quiet>
          <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {onListText(plan, item)}
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

/** The words for what Enter does to an open item. */
function onListText({ atOnce }: ItemPlan, item: OpenItem): string {
  if (atOnce.amount !== undefined) return `On the list, becomes ${titleAfter(item, atOnce)}`;
  if (atOnce.hidden !== undefined) return "Hidden, shows again";
  const title = itemTitle(item);
  return title === item.name ? "Already on the list" : `Already on the list: ${title}`;
}

/** Offers to add up two amounts of one thing ("500 g + 1 kg Flour"), or to put the second one into the note. */
function AmountOffer({ plan, onConfirm }: { plan: ItemPlan; onConfirm: () => void }) {
  const { item, title } = plan;
  if (item === null) return null;
  const offer = offerOf(plan);
  return (
    <>
      <p className="max-w-48 shrink-0 truncate text-sm">
        {amountText(item)} +{" "}
        <b dir="auto" className="font-[650]">
          {title}
        </b>
      </p>
      <Button look="soft" onClick={onConfirm} className="ms-auto shrink-0 px-3.5 text-sm">
        {offer[0]!.toUpperCase() + offer.slice(1)}
      </Button>
    </>
  );
}
