import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { nameKey } from "../../contract/items/rules.ts";
import { newStoreSchema, type GlobalStore } from "../../contract/stores/schema.ts";
import { storeCreationGuard } from "../../contract/stores/limits.ts";
import { categoryDisplayName, hasName } from "../categories/category-names.ts";
import { AddCategory } from "../categories/add-category.tsx";
import { useList } from "../list/list-provider.tsx";
import { useCatalogue } from "../list/use-catalogue.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showError } from "../ui/toast.ts";
import { oneCategoryNeeded, storeUpdateFailed } from "./store-changes.ts";
import { CategoryChips } from "./store-edit-card.tsx";
import { suggestStores } from "./store-names.ts";

/** A new store: its name, of one's own or of a well-known store, and what is bought there. */
export function AddStoreForm({ focusName, onAdded }: { focusName: boolean; onAdded: () => void }) {
  const { view, store } = useList();
  const id = useId();
  const nameField = useRef<HTMLDivElement>(null);
  const submittedAt = useRef(-Infinity);
  const [name, setName] = useState("");
  const [categories, setCategories] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const suggestions = suggestStores(useCatalogue().globalStores, view.stores, name);
  const ready = name.trim() !== "" && categories.length > 0;
  useEffect(() => {
    if (focusName) nameField.current?.querySelector("input")?.focus();
  }, [focusName]);

  function clear(): void {
    setName("");
    setCategories([]);
    setError(undefined);
  }

  function choose(global: GlobalStore): void {
    setName(global.name);
    setCategories(global.categories.map((category) => categoryDisplayName(category, view.categories)));
    setError(undefined);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const now = performance.now();
    if (!ready || now - submittedAt.current < storeCreationGuard) return;
    submittedAt.current = now;
    if (view.stores.some((other) => nameKey(other.name) === nameKey(name))) return clear();
    const parsed = newStoreSchema.safeParse({ name, categories: categories.map(nameKey) });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    try {
      const known = view.categories.map((category) => category.name);
      for (const category of categories) if (!hasName(known, category)) await store.addCategory(category);
      await store.addStore({ name: parsed.data.name, categories: parsed.data.categories });
    } catch {
      return showError(storeUpdateFailed);
    }
    clear();
    onAdded();
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      className="mb-5 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div ref={nameField}>
        <TextField
          label="Add store"
          dir="auto"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={80}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </div>
      <ul
        aria-label="Suggested stores"
        className="-mx-4 flex min-h-12 gap-2 overflow-x-auto overscroll-x-contain px-4 py-0.5 [scrollbar-width:none]"
      >
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="shrink-0">
            <Chip selected={nameKey(suggestion.name) === nameKey(name)} onClick={() => choose(suggestion)}>
              {suggestion.name}
            </Chip>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CategoryChips
          names={categories}
          removeLabel={(category) => `Remove ${category}`}
          onRemove={(category) => setCategories(categories.filter((other) => other !== category))}
        />
        <AddCategory
          categories={view.categories}
          taken={categories}
          onAdd={(category) => setCategories([...categories, category])}
        />
      </div>
      <div className="flex items-center gap-3">
        <Button type="submit" className="shrink-0" disabled={!ready} aria-describedby={`${id}-hint`}>
          Save
        </Button>
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {categories.length === 0 && oneCategoryNeeded}
        </p>
      </div>
    </form>
  );
}
