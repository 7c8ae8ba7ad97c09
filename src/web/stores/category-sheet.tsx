import { Check } from "lucide-react";
import { useState } from "react";
import {
  bestCategory,
  categoryDisplayName,
  hasName,
  jinxSentence,
  meansTaken,
  suggestCategories,
} from "../categories/category-names.ts";
import { useList } from "../list/list-provider.tsx";
import type { StoreView } from "../offline/list-view.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { oneCategoryNeeded, setStoreCategories } from "./store-changes.ts";

/** The sheet that selects a store's categories. Nothing changes until 'Done'. */
export default function CategorySheet({
  store: target,
  open,
  onClose,
}: {
  store: StoreView;
  open: boolean;
  onClose: () => void;
}) {
  const { view, store } = useList();
  const shown = target.categories.map((name) => categoryDisplayName(name, view.categories));
  const [before] = useState<readonly string[]>(shown);
  const [chosen, setChosen] = useState(before);
  const { field, onSubmit, reset } = useOneFieldForm({ ready: isReady, send: save });
  const global = view.categories.filter((category) => category.isGlobal);
  const own = view.categories.filter((category) => !category.isGlobal).map((category) => category.name);
  const suggested = suggestCategories(global, [...chosen, ...own], field.value);
  const yours = [...chosen, ...own.filter((name) => !hasName(chosen, name))];
  const everyName = view.categories.map((category) => category.name);
  const jinx = isThere(field.value);
  const best = bestFor(field.value);
  const isNew = best !== undefined && !hasName(everyName, best);
  // A name that isn't there yet can be made, whatever is suggested or chosen.
  const makeNew =
    field.value.trim() === "" || isNew || hasName([...everyName, ...chosen], field.value)
      ? undefined
      : categoryDisplayName(field.value.trim(), []);

  function isThere(typed: string): boolean {
    return typed.trim() !== "" && (hasName(yours, typed) || meansTaken(view.categories, chosen, typed));
  }

  /** What Enter and 'Done' take for what is typed: the best category, else a new one; none when it is there. */
  function bestFor(typed: string): string | undefined {
    if (typed.trim() === "" || isThere(typed)) return undefined;
    const found = hasName(everyName, typed) ? undefined : bestCategory(view.categories, chosen, typed);
    return found ?? categoryDisplayName(typed.trim(), view.categories);
  }

  /** The categories that the store will have. */
  function namesWith(typed: string): readonly string[] {
    const name = bestFor(typed);
    return name === undefined ? chosen : [...chosen, name];
  }

  function isReady(typed: string): boolean {
    return !isThere(typed) && namesWith(typed).length > 0;
  }

  function toggle(name: string): void {
    setChosen(hasName(chosen, name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
    reset();
  }

  async function save(typed: string): Promise<void> {
    const asked = namesWith(typed);
    // What somebody else has changed since the sheet was opened stays.
    const kept = shown.filter((name) => !hasName(before, name) || hasName(asked, name));
    const added = asked.filter((name) => !hasName(before, name) && !hasName(kept, name));
    const names = kept.length + added.length === 0 ? asked : [...kept, ...added];
    const changed =
      names.length !== target.categories.length || names.some((name) => !hasName(target.categories, name));
    if (!changed || (await setStoreCategories(store, target, names))) onClose();
  }

  return (
    <BottomSheet
      open={open}
      title={`Categories of ${target.name}`}
      onClose={onClose}
      initialFocus={field.ref}
      className="h-[408px] max-w-[396px]"
      footer={
        <form id="store-categories" onSubmit={onSubmit} className="min-h-11">
          {!jinx && (
            <Button type="submit" className="w-full" disabled={!isReady(field.value)}>
              Done
            </Button>
          )}
        </form>
      }
    >
      <TextField
        {...field}
        label="Add new category"
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={60}
        form="store-categories"
        error={jinx ? jinxSentence : undefined}
        {...(best !== undefined && {
          hint: isNew ? `Done adds the new category "${best}".` : `Done adds ${best}.`,
        })}
      />
      {(suggested.length > 0 || makeNew !== undefined) && (
        <ChipGroup title="Suggested">
          {suggested.map((name) => (
            <Chip key={name} aria-pressed={false} onClick={() => toggle(name)}>
              {name}
            </Chip>
          ))}
          {makeNew !== undefined && (
            <Chip
              className="max-w-full border-dashed border-line-strong text-accent"
              onClick={() => toggle(makeNew)}
            >
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {`Make a new category "${makeNew}"`}
              </span>
            </Chip>
          )}
        </ChipGroup>
      )}
      {yours.length > 0 && (
        <ChipGroup title="Your categories">
          {yours.map((name) => {
            const on = hasName(chosen, name);
            return (
              <Chip
                key={name}
                className="max-w-full"
                selected={on}
                aria-pressed={on}
                onClick={() => toggle(name)}
              >
                {on && <Check aria-hidden="true" className="size-4 shrink-0" />}
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {name}
                </span>
              </Chip>
            );
          })}
        </ChipGroup>
      )}
      {namesWith(field.value).length === 0 && (
        <output className="block pt-3 text-sm text-ink-2">{oneCategoryNeeded}</output>
      )}
    </BottomSheet>
  );
}

function ChipGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="pt-3.5">
      <h3 className="px-1 pb-2 text-sm font-semibold text-ink-2">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
