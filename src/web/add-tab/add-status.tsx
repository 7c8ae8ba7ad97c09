import { Suspense, type ReactNode, type Ref } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { pendingLine, type AddLine } from "../add/add-line.ts";

const AddedLine = lazyPart("added-line", () => import("../add/added-line.tsx"), PlainLine);
const sorting = pendingLine("Your new items are being sorted. You can add more in a moment.");

/**
 * What stands below the field, of one height so that nothing below it moves; only an example of enlarged text is higher. It shows how
 * the text is parsed; else the result of the last Enter; else an example.
 */
export function AddStatus({
  ref,
  blocked,
  isAsked,
  last,
  example,
  onUndo,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  blocked: boolean;
  /** Whether the question about the text in the field stands in its place. */
  isAsked: boolean;
  last: AddLine | null;
  /** An example of what can be typed besides a name; null while something is typed. */
  example: string | null;
  onUndo: (line: AddLine) => void;
  /** The parsed text; null when there is none. */
  children: ReactNode | null;
}) {
  if (isAsked && !blocked) return null;
  const line = blocked ? sorting : last;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mt-2 min-h-12 outline-none [@media(pointer:fine)_and_(height>=600px)]:min-h-27"
    >
      {children !== null && !blocked ? (
        children
      ) : (
        <div className="flex min-h-12 items-center gap-2 px-1">
          {line !== null ? (
            <Suspense fallback={<PlainLine line={line} />}>
              <AddedLine line={line} onUndo={() => onUndo(line)} />
            </Suspense>
          ) : (
            example !== null && <p className="text-sm text-ink-2">Try “{example}”</p>
          )}
        </div>
      )}
    </div>
  );
}

/** The result of the last Enter, in words alone: until the rest of the line is loaded, or when it can't be. */
function PlainLine({ line }: { line: AddLine }) {
  return <p className="truncate text-sm">{line.spoken}</p>;
}
