import { useState } from "react";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { usePresence } from "../list/use-presence.ts";
import type { StoreView } from "../offline/list-view.ts";
import { Button } from "../ui/button.tsx";
import { showError } from "../ui/toast.ts";
import { sayGoing } from "./say-going.ts";

/**
 * Tells those who share the list that the person shops in this store, and that they are back, which can wait for a network;
 * nothing for a list of one.
 */
export function GoingRow({ target }: { target: StoreView }) {
  const { view, store } = useList();
  const { own } = usePresence();
  const [sending, setSending] = useState(false);
  if (view.members.length < 2) return null;
  const here = own?.storeId === target.id;

  async function say(): Promise<void> {
    setSending(true);
    try {
      if (here) return await store.sayBack();
      await sayGoing(store, call, target.id);
    } catch {
      showError("The others could not be told. Please try again.");
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="flex min-h-11 items-center justify-between gap-3 pl-1.5">
      <output className="min-w-0 text-sm text-ink-2">
        {here ? "The others see that you are here" : "Off to this store?"}
      </output>
      {/* Not disabled meanwhile: that would take the focus. */}
      <Button
        look={here ? "quiet" : "soft"}
        aria-busy={sending}
        className="shrink-0 text-sm"
        onClick={() => sending || void say()}
      >
        {here ? "I'm back" : "I'm going"}
      </Button>
    </div>
  );
}
