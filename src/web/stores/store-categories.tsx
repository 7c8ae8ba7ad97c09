import { categoryDisplayName } from "../categories/category-names.ts";
import { AddCategory } from "../categories/add-category.tsx";
import { useList } from "../list/list-provider.tsx";
import type { StoreView } from "../offline/list-view.ts";
import { addStoreCategory, removeStoreCategory } from "./store-changes.ts";
import { CategoryChips } from "./store-edit-card.tsx";

/** A store's categories: chips with an x, and a field to add more. */
export function StoreCategories({ store: target }: { store: StoreView }) {
  const { view, store } = useList();
  return (
    <section aria-label="Categories of this store" className="flex flex-wrap gap-2 pt-1 pb-3">
      <CategoryChips
        names={target.categories.map((name) => categoryDisplayName(name, view.categories))}
        removeLabel={(name) => `Remove ${name}`}
        onRemove={(name) => removeStoreCategory(store, target, name)}
      />
      <AddCategory
        categories={view.categories}
        taken={target.categories}
        onAdd={(name) => addStoreCategory(store, target, name)}
      />
    </section>
  );
}
