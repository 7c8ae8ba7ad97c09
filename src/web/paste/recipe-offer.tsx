import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { useSession } from "../session/use-session.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { SwitchRow } from "../ui/switch-row.tsx";
import type { Knowledge } from "../add/add-plan.ts";
import type { ReviewLine } from "../add/review-line.ts";
import { PasteAddButton } from "./paste-add-button.tsx";
import { PasteSection } from "./paste-section.tsx";
import { changePantry } from "./recipe-pantry.ts";
import { ServingsStepper } from "./servings-stepper.tsx";
import { useDaysOf } from "./use-days-of.ts";
import { useRecipe } from "./use-recipe.ts";
import { useRecipeChoices, withSource } from "./use-recipe-choices.ts";

/** Shows a recipe's ingredients for review; the ticked ones are added for the chosen number of servings. */
export function RecipeOffer({
  link,
  done,
  days,
  knowledge,
  onAdd,
  onCancel,
  returnFocus,
}: {
  link: string;
  /** The number of added lines; null before the adding begins. */
  done: number | null;
  /** The choice of the recurrence dropdown. */
  days: number | null;
  knowledge: Knowledge;
  onAdd: (lines: readonly ReviewLine[]) => void;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
}) {
  const session = useSession();
  const { state, retry } = useRecipe(link, knowledge.names);
  const daysOf = useDaysOf(days);
  const choices = useRecipeChoices(state, knowledge, daysOf);
  /** The rows at the start of the adding; they don't change while it runs. */
  const [agreed, setAgreed] = useState<{
    lines: readonly ReviewLine[];
    ticked: readonly ReviewLine[];
  } | null>(null);
  const [remembers, setRemembers] = useState(true);
  const { has, hasNot } = choices.changes;
  const lines = agreed?.lines ?? choices.lines;
  const ticked = agreed?.ticked ?? lines.filter(choices.isTicked);
  const isTicked = (line: ReviewLine) => ticked.includes(line);
  const isProbablyAtHome = (line: ReviewLine) =>
    line.entry.doubt === "pantry" || (line.entry.doubt === null && choices.isKept(line));
  const add = () => {
    if (state.status !== "read") return;
    setAgreed({ lines, ticked });
    if (remembers && session.status === "signedIn" && has.length + hasNot.length > 0)
      void changePantry(session.user.id, { has, hasNot });
    onAdd(ticked.map((line) => withSource(line, state.recipe.title)));
  };
  const rows = { daysOf, isTicked, stays: choices.stays, onToggle: choices.toggle };
  const atHome = lines.filter(isProbablyAtHome);
  return (
    <BottomSheet
      open
      title={state.status === "read" ? state.recipe.title : "Read this recipe"}
      onClose={() => {
        if (done === null) onCancel();
      }}
      returnFocus={returnFocus}
      className="max-w-[480px]"
      footer={
        state.status === "read" ? (
          <PasteAddButton count={ticked.length} done={done} onAdd={add} />
        ) : state.status === "failed" ? (
          <div className="flex flex-col gap-2.5">
            {state.again && <Button onClick={retry}>Try again</Button>}
            <Button look={state.again ? "soft" : "primary"} onClick={onCancel}>
              Paste its ingredients
            </Button>
          </div>
        ) : undefined
      }
    >
      <p className="mb-3 truncate text-sm text-ink-2">{new URL(link).host.replace(/^www\./, "")}</p>
      {state.status === "reading" && (
        <p role="status" className="flex min-h-24 items-center justify-center gap-2.5 text-ink-2">
          <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />
          Reading the recipe …
        </p>
      )}
      {state.status === "failed" && (
        <p role="alert" className="py-2 text-pretty">
          {state.sentence}
        </p>
      )}
      {state.status === "read" && (
        <>
          <ServingsStepper
            known={state.recipe.servings !== null}
            people={choices.people}
            onChange={choices.setPeople}
          />
          {lines.some(({ plan }) => plan.item !== null) && (
            <Card className="mt-3">
              <SwitchRow
                label="Add to what is on the list"
                hint="Amounts are added up."
                checked={choices.sums}
                onChange={choices.setSums}
              />
            </Card>
          )}
          <div className="mt-3">
            <PasteSection
              title="To be added"
              isMain
              lines={lines.filter((line) => line.entry.doubt === null && !isProbablyAtHome(line))}
              {...rows}
            />
          </div>
          <PasteSection
            title="You probably have these"
            isMain={false}
            lines={[
              ...atHome.filter(({ entry }) => entry.doubt === "pantry"),
              ...atHome.filter(({ entry }) => entry.doubt !== "pantry"),
            ]}
            {...rows}
          />
          <PasteSection
            title="Not for the list, it seems"
            isMain={false}
            lines={lines.filter(({ entry }) => entry.doubt === "talk")}
            {...rows}
          />
          {has.length + hasNot.length > 0 && (
            <Card className="mt-4">
              <SwitchRow
                label="Remember this for other recipes"
                hint={rememberedText(has, hasNot)}
                checked={remembers}
                onChange={setRemembers}
              />
            </Card>
          )}
        </>
      )}
    </BottomSheet>
  );
}

function rememberedText(has: readonly string[], hasNot: readonly string[]): string {
  const sentences = [
    has.length > 0 && `You always have: ${has.join(", ")}.`,
    hasNot.length > 0 && `Not always: ${hasNot.join(", ")}.`,
  ];
  return sentences.filter((words) => words !== false).join(" ");
}
