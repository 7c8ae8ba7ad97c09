import { Check, LoaderCircle, TriangleAlert, Undo2 } from "lucide-react";
import { Fragment } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import type { AddLine } from "./add-line.ts";

/** The result of an Enter with its Undo, or work that is still running. */
export default function AddedLine({ line, onUndo }: { line: AddLine; onUndo: () => void }) {
  const { ids, lead, title, about, failed = false } = line;
  const Icon = failed ? TriangleAlert : Check;
  if (line.pending)
    return (
      <output className="flex items-center gap-2 text-sm text-ink-2">
        <LoaderCircle
          aria-hidden="true"
          className="size-4 shrink-0 animate-spin motion-reduce:animate-none"
        />
        {title}
      </output>
    );
  return (
    <>
      <span
        className={classNames(
          "grid size-6 shrink-0 place-items-center rounded-full",
          failed ? "bg-danger-soft text-danger" : "bg-accent text-on-accent",
        )}
      >
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={failed ? 2.5 : 3} />
      </span>
      <div className="min-w-0 flex-1 text-sm leading-tight">
        <p className={about.length > 0 ? "truncate" : "line-clamp-2"}>
          {lead}{" "}
          <b dir="auto" className="font-[650]">
            {title}
          </b>
        </p>
        {about.length > 0 && (
          <p className="truncate text-[0.8125rem] text-ink-2">
            {about.map((words, index) => (
              <Fragment key={words}>
                {index > 0 && " · "}
                <span dir="auto">{words}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {ids.length > 0 && (
        <Button look="soft" onClick={onUndo} className="shrink-0 px-3.5 text-sm">
          <Undo2 aria-hidden="true" className="size-4" />
          Undo
        </Button>
      )}
    </>
  );
}
