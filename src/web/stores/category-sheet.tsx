import { Check } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import {
  categoryDisplayName,
  hasName,
  jinxSentence,
  suggestCategories,
} from "../categories/category-names.ts";
import { useList } from "../list/list-provider.tsx";
import type { StoreView } from "../offline/list-view.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { TextField } from "../ui/text-field.tsx";
import { oneCategoryNeeded, setStoreCategories } from "./store-changes.ts";

/** Which categories a store has. Nothing changes until 'Done'. */
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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    target.categories.map((name) => categoryDisplayName(name, view.categories)),
  );
  const typed = text.trim();
  const global = view.categories.filter((category) => category.isGlobal);
  const own = view.categories.filter((category) => !category.isGlobal).map((category) => category.name);
  const suggested = suggestCategories(global, [...chosen, ...own], text);
  const yours = [...chosen, ...own.filter((name) => !hasName(chosen, name))];
  const jinx = typed !== "" && hasName(yours, typed);

  function toggle(name: string): void {
    setChosen(hasName(chosen, name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
    setText("");
  }

  async function done(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (jinx) return;
    const names = typed === "" ? chosen : [...chosen, categoryDisplayName(typed, view.categories)];
    if (names.length === 0) return;
    const changed =
      names.length !== target.categories.length || names.some((name) => !hasName(target.categories, name));
    if (!changed || (await setStoreCategories(store, target, names))) onClose();
  }

  return (
    <BottomSheet
      open={open}
      title={`Categories of ${target.name}`}
      onClose={onClose}
      initialFocus={input}
      className="h-[408px] max-w-[396px]"
      footer={
        <form id="store-categories" onSubmit={(event) => void done(event)} className="min-h-11">
          {!jinx && (
            <Button type="submit" className="w-full" disabled={typed === "" && chosen.length === 0}>
              Done
            </Button>
          )}
        </form>
      }
    >
      <TextField
        ref={input}
        label="Add new category"
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={60}
        form="store-categories"
        value={text}
        error={jinx ? jinxSentence : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {suggested.length > 0 && (
        <ChipGroup title="Suggested">
          {suggested.map((name) => (
            <Chip key={name} aria-pressed={false} onClick={() => toggle(name)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {yours.length > 0 && (
        <ChipGroup title="Your categories">
          {yours.map((name) => {
            const on = hasName(chosen, name);
            return (
              <Chip key={name} selected={on} aria-pressed={on} onClick={() => toggle(name)}>
                {on && <Check aria-hidden="true" className="size-4" />}
                <span dir="auto">{name}</span>
              </Chip>
            );
          })}
        </ChipGroup>
      )}
      {chosen.length === 0 && typed === "" && (
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
