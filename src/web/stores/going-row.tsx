import { useEffect, useRef, useState } from "react";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { usePresence } from "../list/use-presence.ts";
import type { StoreView } from "../offline/list-view.ts";
import { failure } from "../session/error-sentences.ts";
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
  const [sending, setSending] = useState<"going" | "back" | null>(null);
  const here = own?.storeId === target.id;
  const word = here ? "back" : "going";
  const latest = useRef({ here, word });
  useEffect(() => {
    latest.current.here = here;
  }, [here]);
  if (view.members.length < 2) return null;

  async function say(): Promise<void> {
    setSending(word);
    latest.current.word = word;
    try {
      if (word === "back") await store.sayBack();
      else await sayGoing(store, call, target.id);
    } catch (error) {
      // The answer was lost, but the others see it already, or the person has said otherwise since.
      if (latest.current.word !== word || (word === "going" && latest.current.here)) return;
      showError(failure(error, "The others could not be told. Please try again."));
    } finally {
      setSending((now) => (now === word ? null : now));
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
        aria-busy={sending === word}
        className="shrink-0 text-sm"
        // The other button may be pressed before the answer arrives, because the list may show the effect already.
        onClick={() => sending === word || void say()}
      >
        {here ? "I'm back" : "I'm going"}
      </Button>
    </div>
  );
}
