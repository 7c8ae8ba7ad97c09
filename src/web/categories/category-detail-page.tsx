import { Shapes } from "lucide-react";
import { groupItems, itemsInCategory, basketProgress } from "../list/group-items.ts";
import { DetailFrame } from "../rows/detail-frame.tsx";
import { DetailItems } from "../rows/detail-items.tsx";
import { useList } from "../list/list-provider.tsx";
import { NotOnList } from "../list/not-on-list.tsx";
import { useSteadyItems } from "../rows/use-steady-items.ts";
import { LoadingPage } from "../shell.tsx";
import { useTabAfterReload } from "../tab-after-reload.ts";

const back = "/?tab=categories";

/** One category of the list. */
export default function CategoryDetailPage({ id }: { id: string }) {
  const { view, store } = useList();
  const all = useSteadyItems(view.items);
  useTabAfterReload("stores");
  const category = view.categories.find((entry) => entry.id === store.resolveId(id));
  if (view.status === "loading") return <LoadingPage />;
  if (category === undefined) {
    return (
      <NotOnList
        title="There is no such category"
        text="It may belong to somebody who no longer shares a list with you."
        back={back}
        backLabel="Back to your stores"
      />
    );
  }
  const items = itemsInCategory(all, category);
  return (
    <DetailFrame title={category.name} back={back} progress={basketProgress(items)}>
      {(openSheet) => (
        <DetailItems
          groups={groupItems(items)}
          inStoreId={null}
          openSheet={openSheet}
          empty={{
            icon: Shapes,
            title: "No items in this category",
            text: "Add items to your list to see them here",
          }}
        />
      )}
    </DetailFrame>
  );
}
