import { Check, LoaderCircle, RotateCw, Sparkles, Undo2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { titleCase } from "../../contract/items/rules.ts";
import { categoryLook } from "../categories/category-look.ts";
import { Button } from "../ui/button.tsx";
import type { AddPlan } from "./add-plan.ts";
import { useList } from "./list-provider.tsx";
import type { LastAdded } from "./use-adding.ts";

/**
 * The line below the field, always of one height so that nothing below it moves: how the text is read; else what was added
 * last; else an example.
 */
export function AddStatus({
  ref,
  plan,
  completing,
  blocked,
  last,
  onUndo,
}: {
  ref: Ref<HTMLDivElement>;
  plan: AddPlan;
  /** The name is the beginning of a known one: it is too early to call it new. */
  completing: boolean;
  blocked: boolean;
  last: LastAdded | null;
  onUndo: (added: LastAdded) => void;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mt-2 flex h-12 items-center gap-2 overflow-hidden px-1 outline-none"
    >
      {blocked ? (
        <output className="flex items-center gap-2 text-sm text-ink-2">
          <LoaderCircle
            aria-hidden="true"
            className="size-4 shrink-0 animate-spin motion-reduce:animate-none"
          />
          Your new items are being sorted. You can add more in a moment.
        </output>
      ) : plan.kind !== "nothing" ? (
        <Reading plan={plan} completing={completing} />
      ) : last !== null ? (
        <AddedLine added={last} onUndo={() => onUndo(last)} />
      ) : (
        <p className="truncate text-sm text-ink-2">
          Quantities are understood: <span className="whitespace-nowrap">“2 lb chicken thighs”</span>
        </p>
      )}
    </div>
  );
}

function Reading({ plan, completing }: { plan: Exclude<AddPlan, { kind: "nothing" }>; completing: boolean }) {
  const { categories } = useList().view;
  const { parsed, known } = plan;
  const amount = [parsed.parsedQuantity, parsed.parsedSize].filter(Boolean).join(" ");
  const category = categories.find(({ id }) => id === known?.categoryId)?.name ?? null;
  const { icon: Icon } = categoryLook(category);
  return (
    <>
      {amount !== "" && <Part strong>{amount}</Part>}
      <Part>
        <span dir="auto" className="truncate">
          {known?.name ?? titleCase(parsed.name)}
        </span>
      </Part>
      {plan.kind === "onList" ? (
        <Part quiet>
          <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
          Already on the list
        </Part>
      ) : known === null ? (
        !completing && (
          <Part quiet>
            <Sparkles aria-hidden="true" className="size-4 shrink-0" />
            New name
          </Part>
        )
      ) : (
        category !== null && (
          <Part quiet>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{category}</span>
          </Part>
        )
      )}
    </>
  );
}

function Part({ strong, quiet, children }: { strong?: boolean; quiet?: boolean; children: ReactNode }) {
  const look = quiet ? "shrink-[3] text-ink-2" : "border px-3";
  const colour = strong ? "shrink-0 border-transparent bg-accent-soft text-accent" : "border-line bg-surface";
  return (
    <span
      className={`inline-flex h-9 min-w-0 items-center gap-1.5 rounded-full text-sm font-[550] whitespace-nowrap ${look} ${quiet ? "" : colour}`}
    >
      {children}
    </span>
  );
}

function AddedLine({ added, onUndo }: { added: LastAdded; onUndo: () => void }) {
  return (
    <>
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
      </span>
      <div className="min-w-0 flex-1 text-sm leading-tight">
        <p className="truncate">
          Added{" "}
          <b dir="auto" className="font-[650]">
            {added.title}
          </b>
        </p>
        {added.held && <p className="truncate text-[13px] text-ink-2">Sorted when you leave this tab</p>}
        {added.repeats !== null && (
          <p className="flex items-center gap-1 text-[13px] text-ink-2">
            <RotateCw aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="truncate">Repeats: {added.repeats}</span>
          </p>
        )}
      </div>
      <Button look="soft" onClick={onUndo} className="shrink-0 px-3.5 text-sm">
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
    </>
  );
}
