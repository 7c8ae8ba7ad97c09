import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Column<R> = {
  title: string;
  cell: (row: R) => ReactNode;
  /** On narrow screens it stands alone on its line, without its title. */
  alone?: boolean;
  className?: string;
};

/** The elements' implicit roles, which browsers drop from a table that is laid out as blocks. */
const roles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
};

/**
 * A table; on narrow screens each row is a card. When the row that has the focus is removed, the focus moves to the row that
 * moves up.
 */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** The text that shows without rows. */
  empty: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focusedRow.current === null || document.activeElement !== document.body) return;
    const index = Math.min(focusedRow.current, rows.length - 1);
    const next = frame.current!.querySelectorAll("tbody > tr")[index];
    (next?.querySelector<HTMLElement>("select, button, textarea") ?? frame.current!).focus();
  }, [rows]);

  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={caption}
      className="rounded-card border border-line bg-surface"
    >
      {rows.length === 0 ? (
        empty
      ) : (
        <table {...roles.table} aria-label={caption} className="block w-full md:table">
          <thead {...roles.rowGroup} className="sr-only md:not-sr-only md:table-header-group">
            <tr {...roles.row}>
              {columns.map(({ title }) => (
                <th
                  key={title}
                  {...roles.columnHeader}
                  scope="col"
                  className="px-3 py-3 text-start text-sm font-semibold text-ink-2 first:ps-5"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            {...roles.rowGroup}
            className="block divide-y divide-line md:table-row-group md:border-t md:border-line"
          >
            {rows.map((row, index) => (
              <tr
                key={rowKey(row)}
                {...roles.row}
                onFocus={() => (focusedRow.current = index)}
                onBlur={({ target }) => {
                  // If the row is still there, the person moved the focus; if it is gone, the code above moves it.
                  queueMicrotask(() => target.isConnected && (focusedRow.current = null));
                }}
                className="relative block px-4 py-3 md:static md:table-row"
              >
                {columns.map((column) => (
                  <td
                    key={column.title}
                    {...roles.cell}
                    className={classNames(
                      "min-h-8 flex-wrap items-center justify-between gap-x-4 md:table-cell md:px-3 md:py-2 md:first:ps-5",
                      column.alone === true ? "block py-1" : "flex py-0.5",
                      column.className,
                    )}
                  >
                    {column.alone !== true && (
                      <span aria-hidden="true" className="shrink-0 text-sm text-ink-2 md:hidden">
                        {column.title}
                      </span>
                    )}
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
