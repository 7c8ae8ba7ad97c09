import { Send } from "lucide-react";
import type { ItemGroup } from "../list/group-items.ts";
import type { ItemView } from "../offline/list-view.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { useSheet } from "../parts/use-sheet.ts";
import { IconButton } from "../ui/button.tsx";

const SendSheet = lazySheet("send-sheet", () => import("../exports/send-sheet.tsx"));

/** The way for a store's list to leave the app; nothing while there is nothing to get. */
export function SendControl({ title, groups }: { title: string; groups: readonly ItemGroup<ItemView>[] }) {
  const { sheet, open, close } = useSheet<null>();
  const isEmpty = groups.every(({ openCount }) => openCount === 0);
  return (
    <>
      {!isEmpty && (
        <IconButton
          label="Send or print"
          aria-haspopup="dialog"
          onPointerEnter={SendSheet.part.prepare}
          onClick={() => open(null)}
        >
          <Send aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      {sheet !== null && (
        <SendSheet key={sheet.times} open={sheet.open} title={title} groups={groups} onClose={close} />
      )}
    </>
  );
}
