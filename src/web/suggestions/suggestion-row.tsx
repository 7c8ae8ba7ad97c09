import { Check, Plus } from "lucide-react";
import { categoryLook } from "../category-look.ts";
import { classNames } from "../ui/class-names.ts";
import { Glyph } from "../ui/glyph.tsx";

export function SuggestionRow({
  name,
  category,
  line,
  due,
  state,
  blocked,
  onSelect,
}: {
  name: string;
  category: string | null;
  line: string;
  due: boolean;
  state: "offered" | "selecting" | "onList";
  blocked: boolean;
  onSelect: (row: HTMLElement) => void;
}) {
  const content = (
    <>
      <Glyph {...categoryLook(category)} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block">
          {name}
        </span>
        {line !== "" && <span className="block text-sm text-ink-2">{line}</span>}
      </span>
      {due && <span className="shrink-0 text-sm font-medium text-ink-2">due</span>}
      {state === "offered" ? (
        <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      ) : (
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </>
  );
  const shape = "flex min-h-15 w-full items-center gap-3.5 px-4 py-2 text-start";
  return (
    <li
      className={classNames(
        "grid",
        state === "selecting"
          ? "grid-rows-[0fr] bg-accent-soft opacity-0 transition-[grid-template-rows,opacity] delay-[400ms] duration-[250ms]"
          : "grid-rows-[1fr]",
      )}
    >
      <div className="min-h-0 overflow-hidden">
        {state === "onList" ? (
          <div className={shape}>{content}</div>
        ) : (
          <button
            type="button"
            aria-disabled={blocked || state === "selecting"}
            onClick={(event) => {
              if (!blocked && state === "offered") onSelect(event.currentTarget.closest("li")!);
            }}
            className={classNames(
              shape,
              "outline-offset-[-3px] active:bg-line/40",
              blocked && "cursor-not-allowed opacity-55",
            )}
          >
            {content}
          </button>
        )}
      </div>
    </li>
  );
}
