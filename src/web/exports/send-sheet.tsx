import { Copy, Printer, Send, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ItemGroup } from "../list/group-items.ts";
import type { ItemView } from "../offline/list-view.ts";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { CardList } from "../ui/card.tsx";
import { showToast } from "../ui/toast.ts";
import { sentGroups } from "./list-sections.ts";
import { storeText } from "./list-text.ts";
import { canSend, copyText, sendText } from "./send-text.ts";

/** The sheet that shares, copies or prints the open items of one store. */
export default function SendSheet({
  open,
  title,
  groups,
  onClose,
}: {
  open: boolean;
  /** The name of the store. */
  title: string;
  /** The groups as the screen shows them. */
  groups: readonly ItemGroup<ItemView>[];
  onClose: () => void;
}) {
  const text = storeText(title, sentGroups(groups));
  const [prints, setPrints] = useState(false);
  const [byHand, setByHand] = useState(false);
  const send = async (way: ReturnType<typeof sendText>) => {
    const how = await way;
    if (how === "refused") setByHand(true);
    else if (how !== "kept") onClose();
    if (how === "copied") showToast("The list is copied", { description: "Paste it where you want it." });
  };
  return (
    <BottomSheet
      open={open}
      title="Send or print"
      onClose={onClose}
      onClosed={() => {
        // The sheet and its effects on the page are gone in the next frame.
        if (prints) requestAnimationFrame(() => setTimeout(() => window.print()));
      }}
      className="pb-[env(safe-area-inset-bottom)] sm:max-w-lg"
    >
      <CardList>
        {canSend() && (
          <Way
            icon={Send}
            text="With the apps of this device"
            onPress={() => void send(sendText(title, text))}
          >
            Send as text
          </Way>
        )}
        <Way icon={Copy} text="What is left to get" onPress={() => void send(copyText(text))}>
          Copy as text
        </Way>
        <Way
          icon={Printer}
          text="In two columns, with boxes to tick"
          onPress={() => {
            setPrints(true);
            onClose();
          }}
        >
          Print
        </Way>
      </CardList>
      {byHand && <TextToCopy text={text} />}
    </BottomSheet>
  );
}

function Way({
  icon: Icon,
  text,
  onPress,
  children,
}: {
  icon: LucideIcon;
  text: string;
  onPress: () => void;
  children: string;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-3.5 rounded-card px-4 py-2.5 text-start -outline-offset-3 active:bg-line/40"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span className="min-w-0 flex-1">
          <span className="block font-[550]">{children}</span>
          <span className="block text-sm text-ink-2">{text}</span>
        </span>
      </button>
    </li>
  );
}

/** Shows the text for copying by hand if the page can't write to the clipboard. */
function TextToCopy({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="mt-4">
      <p role="status" className="mx-1.5 mb-2 text-sm text-ink-2">
        This browser doesn't let Restock copy. Copy the selected text.
      </p>
      <textarea
        ref={field}
        readOnly
        aria-label="The list as text"
        dir="auto"
        rows={6}
        value={text}
        className="block w-full rounded-field border border-line-strong bg-surface px-4 py-3 outline-offset-0"
      />
    </div>
  );
}
