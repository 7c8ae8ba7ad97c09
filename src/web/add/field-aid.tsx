import { useEffect, useState, type RefObject } from "react";
import { useList } from "../list/list-provider.tsx";
import { countOf } from "../ui/count-of.ts";
import { useSession } from "../session/use-session.ts";
import type { AddState } from "./add-state.ts";
import { ignoreHeldEnter } from "./held-enter.ts";
import { addPlace } from "./kept-text.ts";
import { linkIn, recipeWanted } from "../typed/recipe-link.ts";
import { takeSharedText } from "./shared-text.ts";
import { useKeptPastes } from "./use-kept-pastes.ts";

/** Where the keyboard has Tab: that on a screen has not, and moves the cursor by sending arrow keys. */
const hasKeys = matchMedia("(pointer: fine)");

type FieldAidProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** The letters that complete the text to the first suggestion. */
  letters: string;
  /** The number of suggestions. */
  count: number;
  /** The number of stores, while they are listed in place of the suggestions. */
  stores: number | undefined;
  onText: (text: string) => void;
  /** Something was shared with the app; `plain` is what the field would hold with it. */
  onShared: (shared: string, plain: string) => void;
  pasted: Pick<AddState, "paste" | "pastes">;
};

/**
 * Tab or Right at the end of the text takes the completion; screen readers announce it. Text that was shared with the app is
 * treated like a paste, and so is a link whose recipe the person wants.
 */
export function FieldAid(props: FieldAidProps) {
  const { field, text, letters, onText, onShared } = props;
  const session = useSession();
  useKeptPastes(session.status === "signedIn" ? session.user.id : "", addPlace, props.pasted, onShared);
  const isLoading = useList().view.status === "loading";
  const hint = useSpokenHint(text, hintOf(props));
  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      ignoreHeldEnter(event);
      const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
      const forward = input!.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
      if (letters === "" || !hasKeys.matches || !plain || event.isComposing) return;
      if (input!.selectionStart !== text.length || (event.key !== "Tab" && event.key !== forward)) return;
      event.preventDefault();
      onText(text + letters);
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  });
  useEffect(() => {
    const shared = isLoading ? null : takeSharedText();
    if (shared === null) return;
    if (linkIn(shared) !== null && text === "") onText(shared);
    // What is shared comes behind what was typed before.
    else onShared(shared, `${text} ${shared}`.replace(/\s+/gu, " ").trim());
  });
  useEffect(() =>
    recipeWanted.subscribe(() => {
      onText("");
      onShared(text, text);
    }),
  );
  return <output className="sr-only">{hint}</output>;
}

/** Tells screen readers of the stores that are listed for a text, where nothing else is offered. */
export function StoresHint({ text, stores }: Pick<FieldAidProps, "text" | "stores">) {
  const hint = useSpokenHint(text, stores === undefined ? "" : storesHint(stores));
  return <output className="sr-only">{hint}</output>;
}

/** The hint for screen readers once the typing pauses. */
function useSpokenHint(text: string, next: string): string {
  const [hint, setHint] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setHint(text === "" ? "" : next), 900);
    return () => clearTimeout(timer);
  }, [text, next]);
  return hint;
}

/** The number of suggestions and what Tab would do. */
function hintOf({ text, letters, count, stores }: FieldAidProps): string {
  if (stores !== undefined) return storesHint(stores);
  const found = countOf(count, "suggestion", "suggestions");
  return letters !== "" && hasKeys.matches ? `${found}. Tab completes to ${text}${letters}` : found;
}

function storesHint(count: number): string {
  if (count === 0) return "You have no stores yet";
  return `${countOf(count, "store", "stores")}. Choose with the arrow keys and Enter`;
}
