import { useId } from "react";
import { columnRoles, type ColumnRole, type ImportPlan } from "../../import/import-plan.ts";
import { Card } from "../ui/card.tsx";
import { Section } from "../ui/section.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { roleNames } from "./format-names.ts";

/** Lets a person choose the role of each column; only notes can have several columns. */
export function ColumnRoles({
  columns,
  disabled,
  onChange,
}: {
  columns: ImportPlan["columns"];
  disabled: boolean;
  onChange: (roles: ColumnRole[]) => void;
}) {
  const change = (index: number, role: ColumnRole) =>
    onChange(
      columns.map((column, other) =>
        other === index ? role : column.role === role && role !== "note" ? "none" : column.role,
      ),
    );
  // The index is a stable key, because columns are neither added nor removed.
  const numbered = columns.map((column, index) => ({ ...column, index }));
  return (
    <Section title="Columns">
      <Card>
        {numbered.map(({ index, ...column }) => (
          <Column
            key={index}
            title={column.header || `Column ${index + 1}`}
            example={column.example}
            role={column.role}
            disabled={disabled}
            onChange={(role) => change(index, role)}
          />
        ))}
      </Card>
    </Section>
  );
}

function Column({
  title,
  example,
  role,
  disabled,
  onChange,
}: {
  title: string;
  example: string;
  role: ColumnRole;
  disabled: boolean;
  onChange: (role: ColumnRole) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5">
      <label htmlFor={id} className="min-w-0 flex-[1_1_6rem]">
        <span dir="auto" className="block font-[550] wrap-anywhere">
          {title}
        </span>
        {example !== "" && (
          <span dir="auto" className="line-clamp-3 text-sm wrap-anywhere text-ink-2">
            {example}
          </span>
        )}
      </label>
      <ChoiceSelect
        id={id}
        disabled={disabled}
        value={role}
        onChange={(value) => onChange(value as ColumnRole)}
      >
        {columnRoles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each]}
          </option>
        ))}
      </ChoiceSelect>
    </div>
  );
}
