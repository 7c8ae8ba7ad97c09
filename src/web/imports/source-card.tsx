import { FileText, X } from "lucide-react";
import type { Format } from "../../import/import-plan.ts";
import { Card } from "../ui/card.tsx";
import { IconButton } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { RowSelect } from "../ui/row-select.tsx";
import { formatName, otherFormats } from "./format-names.ts";
import type { Draft, ReadAs } from "./kept-draft.ts";

/** Shows the file and the format that it was read as. */
export function SourceCard({
  draft: { file, plan, readAs, sources },
  busy,
  onReadAs,
  onDrop,
}: {
  draft: Draft;
  busy: boolean;
  onReadAs: (readAs: ReadAs) => void;
  onDrop: () => void;
}) {
  const found = readAs.format === undefined;
  return (
    <Card>
      <div className="flex min-h-16 items-center gap-3.5 py-2 ps-4 pe-2">
        <Glyph icon={FileText} hue={240} />
        <p dir="auto" className="min-w-0 flex-1 font-[550] wrap-anywhere">
          {file ?? "Pasted text"}
        </p>
        <IconButton label="Drop this list" onClick={onDrop}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {sources.length === 0 ? (
        <p className="px-4 py-3 text-sm text-pretty text-ink-2">
          Read as {formatName(plan.format)}. To read it in another way, choose the file once more.
        </p>
      ) : (
        <RowSelect
          label="Read as"
          disabled={busy}
          value={readAs.format ?? ""}
          onChange={({ target }) => onReadAs(target.value === "" ? {} : { format: target.value as Format })}
        >
          <option value="">{found ? formatName(plan.format) : "As recognised"}</option>
          {[...new Set([...(found ? [] : [plan.format]), ...otherFormats(plan.format)])].map((format) => (
            <option key={format} value={format}>
              {formatName(format)}
            </option>
          ))}
        </RowSelect>
      )}
    </Card>
  );
}
