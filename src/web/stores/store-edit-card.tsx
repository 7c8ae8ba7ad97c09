import { Eye, EyeOff, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { StoreView } from "../offline/list-view.ts";
import { IconButton } from "../ui/button.tsx";
import { Chip, RemovableChip } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { useFocusAfterRow } from "../ui/focus-after-row.ts";

/** One store in the Shop tab's edit mode. */
export function StoreEditCard({
  store,
  hidden,
  displayName,
  onHide,
  onDelete,
  onRemoveCategory,
  onAddCategory,
}: {
  store: StoreView;
  /** Whether this device hides the store outside edit mode. */
  hidden: boolean;
  displayName: (category: string) => string;
  onHide: (hide: boolean) => void;
  onDelete: () => void;
  onRemoveCategory: (name: string) => void;
  onAddCategory: () => void;
}) {
  const card = useRef<HTMLLIElement>(null);
  useFocusAfterRow(card);
  return (
    <li ref={card} className="rounded-card border border-line bg-surface pt-1.5 pr-1.5 pb-3 pl-4">
      <div className="flex items-center">
        <h2 dir="auto" className={classNames("min-w-0 flex-1 font-bold", hidden && "text-ink-2")}>
          {store.name}
        </h2>
        <IconButton
          label={hidden ? `Show ${store.name}` : `Hide ${store.name}`}
          onClick={() => onHide(!hidden)}
        >
          {hidden ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5 text-ink" />
          )}
        </IconButton>
        <IconButton label={`Delete ${store.name}`} danger onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {hidden && <p className="pb-1 text-sm text-ink-2">Hidden on this device</p>}
      <div className="flex flex-wrap gap-2 pt-1.5 pr-2.5">
        <CategoryChips
          names={store.categories.map(displayName)}
          removeLabel={(name) => `Remove ${name} from ${store.name}`}
          onRemove={onRemoveCategory}
        />
        <Chip
          aria-label={`Add a category to ${store.name}`}
          aria-haspopup="dialog"
          className="border-dashed border-line-strong text-accent"
          onClick={onAddCategory}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Chip>
      </div>
    </li>
  );
}

/** Chips with an x. */
export function CategoryChips({
  names,
  removeLabel,
  onRemove,
}: {
  names: readonly string[];
  removeLabel: (name: string) => string;
  onRemove: (name: string) => void;
}) {
  return names.map((name) => (
    <RemovableChip key={name} removeLabel={removeLabel(name)} onRemove={() => onRemove(name)}>
      {name}
    </RemovableChip>
  ));
}
