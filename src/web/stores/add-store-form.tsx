import { useEffect, useId, useState } from "react";
import { nameKey } from "../../contract/items/rules.ts";
import { newStoreSchema, type GlobalStore, type NewStore } from "../../contract/stores/schema.ts";
import { storeCreationGuardMs, storeNameLength } from "../../contract/stores/limits.ts";
import { categoryDisplayName, hasName } from "../categories/category-names.ts";
import { AddCategory } from "../categories/add-category.tsx";
import { useList } from "../list/list-provider.tsx";
import { useCatalogue, useCatalogueStatus } from "../list/use-catalogue.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showError } from "../ui/toast.ts";
import { useOneFieldForm } from "../ui/use-one-field-form.ts";
import { oneCategoryNeeded, storeCreationFailed } from "./store-changes.ts";
import { CategoryChips } from "./store-edit-card.tsx";
import { shopKinds } from "./shop-kinds.ts";
import { fillingOfStore, fillingToShow, type Filling } from "./store-filling.ts";
import { findGlobalStore, isSameStoreName, suggestStores } from "./store-names.ts";
import { countryOf, usualStores } from "./usual-stores.ts";

const usual = usualStores[countryOf(navigator.language)] ?? [];

/** The form for a new store: its name, own or of a well-known store, and its categories. */
export function AddStoreForm({ focusName, onAdded }: { focusName: boolean; onAdded: () => void }) {
  const { view, store } = useList();
  const id = useId();
  const [mayCreate] = useState(() => atMostEvery(storeCreationGuardMs));
  const [filled, setFilled] = useState<Filling | null>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { field, error, onSubmit, set, reset } = useOneFieldForm({
    ready: isReady,
    check: (name) => {
      const parsed = newStoreSchema.safeParse(storeNamed(name));
      return parsed.success ? undefined : parsed.error.issues[0]?.message;
    },
    send: save,
    explain: () => {
      showError(storeCreationFailed);
      return undefined;
    },
  });
  const nameField = field.ref;
  const { globalStores } = useCatalogue();
  const areComing = useCatalogueStatus() === "coming";
  const suggestions = suggestStores(globalStores, view.stores, field.value, usual);
  const known = findGlobalStore(globalStores, field.value);
  const filling = fillingToShow(filled, known, added);
  const fromFilling = (filling?.categories ?? []).map((name) => categoryDisplayName(name, view.categories));
  const categories = [...fromFilling, ...added.filter((name) => !hasName(fromFilling, name))];
  const kind = filling === null || filling.isStore ? null : filling.of;
  const isUnknown = field.value.trim() !== "" && known === undefined;
  const asksForKind = isUnknown && (categories.length === 0 || kind !== null);
  useEffect(() => {
    if (focusName) nameField.current?.focus();
  }, [focusName, nameField]);

  function isReady(name: string): boolean {
    return name.trim() !== "" && categories.length > 0;
  }

  /** A well-known store has its name as everybody knows it: what is learned of it goes by that name. */
  function storeNamed(name: string): NewStore {
    return { name: findGlobalStore(globalStores, name)?.name ?? name, categories: categories.map(nameKey) };
  }

  function isThere(name: string): boolean {
    const global = findGlobalStore(globalStores, name);
    return view.stores.some(
      (other) =>
        nameKey(other.name) === nameKey(name) ||
        (global !== undefined && isSameStoreName(other.name, global.name)),
    );
  }

  function clear(): void {
    reset();
    setFilled(null);
    setAdded([]);
  }

  function choose(global: GlobalStore): void {
    set(global.name);
    setFilled(fillingOfStore(global));
  }

  function add(category: string): void {
    setFilled(filling);
    setAdded([...added, category]);
  }

  function remove(category: string): void {
    if (filling !== null && hasName(filling.categories, category)) {
      const rest = filling.categories.filter((other) => nameKey(other) !== nameKey(category));
      setFilled({ ...filling, categories: rest, isChanged: true });
    }
    setAdded(added.filter((other) => nameKey(other) !== nameKey(category)));
  }

  async function save(name: string): Promise<void> {
    if (!mayCreate()) return;
    if (isThere(name)) return clear();
    const names = view.categories.map((category) => category.name);
    for (const category of categories) if (!hasName(names, category)) await store.addCategory(category);
    await store.addStore(newStoreSchema.parse(storeNamed(name)));
    clear();
    onAdded();
  }

  return (
    <form
      onSubmit={onSubmit}
      className="mb-5 flex flex-col gap-3 overflow-clip rounded-card border border-line bg-surface p-4"
    >
      <TextField
        {...field}
        error={error}
        label="Add store"
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={storeNameLength}
      />
      {suggestions.length === 0 && areComing && (
        // The place is kept, so that nothing below it moves under a finger when they come.
        <div className="min-h-12" />
      )}
      {suggestions.length > 0 && (
        <ul
          aria-label="Suggested stores"
          className="-mx-4 flex min-h-12 gap-2 overflow-x-auto overscroll-x-contain px-4 py-0.5 [scrollbar-width:none]"
        >
          {suggestions.map((suggestion) => {
            const chosen =
              suggestion.id === known?.id && suggestion.id === filling?.of && fromFilling.length > 0;
            return (
              <li key={suggestion.id} className="shrink-0">
                <Chip selected={chosen} aria-pressed={chosen} onClick={() => choose(suggestion)}>
                  {suggestion.name}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      {asksForKind && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="px-1 pb-2 text-sm font-semibold text-ink-2">What kind of shop?</legend>
          {shopKinds.map(({ name, categories: sold }) => (
            <Chip
              key={name}
              selected={name === kind}
              aria-pressed={name === kind}
              onClick={() => setFilled({ of: name, isStore: false, categories: sold, isChanged: false })}
            >
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2 [&_button]:scroll-mb-48">
        <CategoryChips
          names={categories}
          removeLabel={(category) => `Remove ${category}`}
          onRemove={remove}
        />
        <AddCategory categories={view.categories} taken={categories} onAdd={add} />
      </div>
      {/* Many categories reach below the window: Save stays above the tabs while they scroll. */}
      <div className="-mx-4 -my-1 flex items-center gap-3 bg-surface px-4 py-1 shadow-[0_1rem_0_var(--surface)] max-sm:bottom-22 sm:bottom-2 [@media(min-height:600px)]:sticky">
        <Button
          type="submit"
          className="shrink-0"
          disabled={!isReady(field.value)}
          aria-describedby={`${id}-hint`}
        >
          Save
        </Button>
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {categories.length === 0 && oneCategoryNeeded}
        </p>
      </div>
    </form>
  );
}

/** Returns true, and then false for so many milliseconds. */
function atMostEvery(milliseconds: number): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}
