import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from "react";
import { useList } from "../list/list-provider.tsx";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { isComposing } from "../ui/is-composing.ts";
import { planAdd, type Knowledge } from "./add-plan.ts";
import type { Answer } from "./add-state.ts";
import { amountQuestionOf, askedInField, type AmountQuestion } from "./add-typed.ts";
import { isCorrected, type Asked } from "./asked.ts";
import { withChosenName } from "./chosen-name.ts";
import { isRead, momentNow } from "./question-moment.ts";
import { readNow } from "./read-typed-text.ts";

type OnAnswer = (asked: Asked, answer: Answer | null) => void;

/**
 * A question about an amount with its answers: that of the text in the field, else the newest one. The text is selected when
 * the question comes, so that Enter answers it and any other key types something else.
 */
export function AmountQuestions({
  field,
  text,
  asked,
  knowledge,
  blocked,
  isSpoken = false,
  onAnswer,
  onDismiss,
}: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  asked: readonly Asked[];
  knowledge: Knowledge;
  /** A batch of earlier names is being sorted: nothing can be added. */
  blocked: boolean;
  /** Whether a live region of the screen says the question about the text in the field. */
  isSpoken?: boolean;
  onAnswer: OnAnswer;
  /** The question about the text in the field goes, and the text stays there. */
  onDismiss: (asked: Asked) => void;
}) {
  const newest = asked.at(-1);
  const selected = useRef<Asked>(undefined);
  const selectText = () => {
    const input = field.current;
    if (input === null || selected.current === newest) return;
    selected.current = newest;
    if (input.value !== newest?.request.text) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(0, input.value.length);
  };
  // With the question's rendering: a key that is typed meanwhile would go behind the text.
  useLayoutEffect(selectText);
  // On a screen that opens with a question, the field comes after it.
  useEffect(selectText);

  const before = useRef(text);
  useEffect(() => {
    const corrected = asked.find(({ request }) => request.text === before.current);
    // All of a corrected text is in the field, and will be asked about anew.
    if (corrected !== undefined && isCorrected(before.current, text)) onAnswer(corrected, null);
    before.current = text;
  });

  const ofText = asked.findLast(({ request }) => request.text === text);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ofText === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const input = field.current;
      const { target } = event;
      const isHere = target === input || (target instanceof Node && row.current?.contains(target));
      if (event.key !== "Escape" || isComposing(event) || input === null || !isHere) return;
      onDismiss(ofText);
      input.focus({ preventScroll: true });
      // Still selected, the text would be lost with the next letter.
      input.setSelectionRange(input.value.length, input.value.length);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  const shown = ofText ?? newest;
  if (shown === undefined) return null;
  const { name, text: typed } = shown.request;
  const isAlert = ofText === undefined || !isSpoken;
  return (
    <Question
      // An alert is spoken when it comes.
      key={`${name} ${typed} ${isAlert}`}
      row={row}
      asked={shown}
      others={asked.length - 1}
      isInField={ofText !== undefined}
      isAlert={isAlert}
      knowledge={knowledge}
      onAnswer={(answer) => {
        if (!blocked && isRead(shown.at, momentNow())) onAnswer(shown, answer);
      }}
    />
  );
}

function Question({
  row,
  asked,
  others,
  isInField,
  isAlert,
  knowledge,
  onAnswer,
}: {
  row: RefObject<HTMLDivElement | null>;
  asked: Asked;
  /** How many questions come after this one. */
  others: number;
  isInField: boolean;
  isAlert: boolean;
  knowledge: Knowledge;
  onAnswer: (answer: Answer | null) => void;
}) {
  const question = useQuestion(asked, knowledge);
  // Where the field ends the page, its question may come below the window.
  useEffect(() => {
    // Some browsers return a promise, which is no end of an effect.
    row.current!.scrollIntoView({ block: "nearest" });
  }, [row]);
  return (
    <div
      ref={row}
      role={isAlert ? "alert" : "group"}
      aria-label={isAlert ? undefined : "Question"}
      data-below-toasts
      className={classNames(
        "flex flex-wrap items-center gap-2 px-1.5",
        // As high as the preview that it replaces, so that what is below moves no more than it must.
        isAlert ? "my-2" : "mt-2 min-h-12 content-start [@media(pointer:fine)_and_(height>=600px)]:min-h-27",
      )}
    >
      <p dir="auto" className="min-w-0 flex-1 basis-[8rem] text-sm">
        {question === null
          ? `“${asked.request.text}” isn’t added yet.`
          : isInField
            ? askedInField(question)
            : question.found}
        {others > 0 && <span className="text-ink-2"> And {others} more.</span>}
      </p>
      <AnswerButton onPress={() => onAnswer({ confirmed: true })}>
        {question === null ? "Add it" : `${question.offer[0]!.toUpperCase()}${question.offer.slice(1)}`}
      </AnswerButton>
      <AnswerButton isQuiet onPress={() => onAnswer(question === null ? null : { leaves: true })}>
        {question === null ? "Discard" : "Leave it"}
      </AnswerButton>
    </div>
  );
}

function AnswerButton({
  isQuiet = false,
  onPress,
  children,
}: {
  isQuiet?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <Button
      look={isQuiet ? "quiet" : "soft"}
      // Keeps the field's focus, and with it the keyboard of a phone.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="shrink-0 px-3.5 text-sm"
    >
      {children}
    </Button>
  );
}

/** The question as the list is now, since an item may have another amount by now; null when it is bought. */
function useQuestion({ request }: Asked, knowledge: Knowledge): AmountQuestion | null {
  const { stores } = useList().view;
  const premium = useEffectivePermissions()?.isPremium === true;
  return useMemo(() => {
    const { text, name, asName, choices } = request;
    const { names, guesses } = knowledge;
    const { things } = readNow(text, { stores, premium, asName, choices, names, guesses }).typed;
    return amountQuestionOf(withChosenName(things, name).map((entry) => planAdd(entry, knowledge)));
  }, [request, knowledge, stores, premium]);
}
