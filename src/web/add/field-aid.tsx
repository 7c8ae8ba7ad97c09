import { useEffect, useState, type RefObject } from "react";

type FieldAidProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** Letters that the best suggestion would add. */
  completion: string;
  /** Of the suggestions. */
  count: number;
  /** Of the stores, while they stand in the place of the suggestions. */
  stores: number | undefined;
  onText: (text: string) => void;
};

/** Tab or Right at the end of the text takes the completion; screen readers are told of it. */
export function FieldAid(props: FieldAidProps) {
  const { field, text, completion, onText } = props;
  const hint = useSpokenHint(props);
  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
      const forward = input!.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
      if (completion === "" || !plain || event.isComposing) return;
      if (input!.selectionStart !== text.length || (event.key !== "Tab" && event.key !== forward)) return;
      event.preventDefault();
      onText(text + completion);
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  });
  return <output className="sr-only">{hint}</output>;
}

/** When the typing pauses: how many suggestions there are and what Tab would do. */
function useSpokenHint({ text, completion, count, stores }: FieldAidProps): string {
  const [hint, setHint] = useState("");
  useEffect(() => {
    const found = count === 1 ? "1 suggestion" : `${count} suggestions`;
    const offered = completion === "" ? found : `${found}. Tab completes to ${text}${completion}`;
    const next = stores === undefined ? offered : storesHint(stores);
    const timer = setTimeout(() => setHint(text === "" ? "" : next), 900);
    return () => clearTimeout(timer);
  }, [text, completion, count, stores]);
  return hint;
}

function storesHint(count: number): string {
  if (count === 0) return "You have no stores yet";
  return `${count === 1 ? "1 store" : `${count} stores`}. Choose with the arrow keys and Enter`;
}
