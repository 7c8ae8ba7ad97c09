import { Undo2 } from "lucide-react";
import { useRef, type RefObject } from "react";
import { useForm, useWatch } from "react-hook-form";
import { itemTitle, titleCase } from "../../contract/items/rules.ts";
import { itemNameSchema, newItemFields } from "../../contract/items/schema.ts";
import { storeNameSchema } from "../../contract/stores/schema.ts";
import type { PlannedItem } from "../../import/import-plan.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import { ChoiceField } from "../item-sheet/item-fields.tsx";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import {
  correctedAssignment,
  correctedItem,
  isSame,
  type Correction,
  type RowAssignment,
} from "./corrections.ts";

export type AssignmentChoice = { value: string; label: string };

type Given = {
  kind: "item" | "name" | "store";
  /** The planned item of the row; null for a row that is only a name. */
  item: PlannedItem | null;
  /** The store and the category without a correction; null for a row that has neither. */
  assignmentInFile: RowAssignment | null;
  /** The choices of the selects. */
  stores: readonly AssignmentChoice[];
  categories: readonly AssignmentChoice[];
  inFile: Correction;
  /** The values of an earlier correction, else those of the file. */
  correction: Correction;
  /** Called with null when the row is as in the file. */
  onTake: (correction: Correction | null) => void;
  onClose: () => void;
};

/** The form that corrects one row of a file. Nothing changes until 'Done'. */
export default function CorrectionSheet({
  open,
  returnFocus,
  ...given
}: Given & { open: boolean; returnFocus: () => HTMLElement | null }) {
  const name = useRef<HTMLInputElement>(null);
  return (
    <BottomSheet
      open={open}
      title="Correct this row"
      onClose={given.onClose}
      initialFocus={name}
      returnFocus={returnFocus}
      className="max-w-[480px]"
      footer={
        <Button type="submit" form={formId} className="w-full">
          Done
        </Button>
      }
    >
      <CorrectionForm nameRef={name} {...given} />
    </BottomSheet>
  );
}

const formId = "correction";

function CorrectionForm({
  kind,
  item,
  assignmentInFile,
  stores,
  categories,
  inFile,
  correction,
  nameRef,
  onTake,
  onClose,
}: Given & { nameRef: RefObject<HTMLInputElement | null> }) {
  const { register, handleSubmit, control, setValue, reset, setFocus, formState } = useForm<Correction>({
    defaultValues: correction,
  });
  const typed = useWatch({ control }) as Correction;
  const assignment = assignmentInFile === null ? null : correctedAssignment(assignmentInFile, typed);
  const chooseAssignment = (key: keyof RowAssignment, name: string) => {
    const chosen = name === "" ? null : name;
    setValue(key, chosen === assignmentInFile![key] ? undefined : chosen);
  };
  const field = (key: TypedField) => ({
    dir: "auto" as const,
    autoComplete: "off",
    enterKeyHint: "done" as const,
    error: formState.errors[key]?.message,
    ...register(key, { validate: (_, all) => faultsOf(kind, item, all)[key] ?? true }),
  });
  const { ref: nameInput, ...name } = field("name");

  function take(corrected: Correction): void {
    if (!isSame(corrected, correction)) onTake(isSame(corrected, inFile) ? null : corrected);
    onClose();
  }

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void handleSubmit(take)(event)}
      className="flex flex-col gap-4"
    >
      <TextField
        ref={(input) => {
          nameInput(input);
          nameRef.current = input;
        }}
        label="Name"
        {...name}
        {...hintOf(nameHint(item, typed))}
      />
      {item !== null && (
        <>
          <TextField
            label="Amount"
            placeholder="2, 500 g, 6 x 330 ml"
            {...field("amount")}
            {...hintOf(amountHint(item, typed))}
          />
          <TextField label="Note" placeholder="Brand, ripeness, for whom …" {...field("note")} />
        </>
      )}
      {item !== null && assignment !== null && (
        <AssignmentField
          label="Store"
          none="Any store"
          value={assignment.store}
          choices={stores}
          onChange={(name) => chooseAssignment("store", name)}
        />
      )}
      {assignment !== null && (
        <AssignmentField
          label="Category"
          none="By its name"
          value={assignment.category}
          choices={categories}
          onChange={(name) => chooseAssignment("category", name)}
        />
      )}
      {!isSame(typed, inFile) && (
        <Button
          look="quiet"
          className="-ms-3.5 self-start"
          onClick={() => {
            reset(inFile);
            setFocus("name");
          }}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          As in the file
        </Button>
      )}
    </form>
  );
}

function AssignmentField({
  label,
  none,
  value,
  choices,
  onChange,
}: {
  label: string;
  none: string;
  value: string | null;
  choices: readonly AssignmentChoice[];
  onChange: (name: string) => void;
}) {
  const isListed = value === null || choices.some((choice) => choice.value === value);
  return (
    <ChoiceField label={label} value={value ?? ""} onChange={onChange}>
      <option value="">{none}</option>
      {[...(isListed ? [] : [{ value, label: value }]), ...choices].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </ChoiceField>
  );
}

type TypedField = "name" | "amount" | "note";

/** Returns the contract's message for each invalid field. */
function faultsOf(
  kind: Given["kind"],
  item: PlannedItem | null,
  typed: Correction,
): { [Field in TypedField]?: string } {
  const result = item === null ? null : correctedItem(item, typed);
  const nameSchema = kind === "store" ? storeNameSchema : itemNameSchema;
  const checks = [
    ["name", nameSchema.safeParse(result?.name ?? foldSpace(typed.name))],
    ["amount", newItemFields.parsedQuantity.safeParse(result?.parsedQuantity)],
    ["amount", newItemFields.parsedSize.safeParse(result?.parsedSize)],
    ["note", newItemFields.note.safeParse(result?.note)],
  ] as const;
  return Object.fromEntries(
    checks.flatMap(([field, { error }]) => (error === undefined ? [] : [[field, error.issues[0]!.message]])),
  );
}

/** The title that the row gets if the typed name contains an amount. */
function nameHint(item: PlannedItem | null, typed: Correction): string | null {
  if (item === null || foldSpace(typed.name) === "") return null;
  const read = correctedItem(item, typed);
  const isPlain = read.name.normalize("NFC") === foldSpace(typed.name).normalize("NFC");
  return isPlain ? null : `Is added as “${itemTitle({ ...read, name: titleCase(read.name) })}”.`;
}

function amountHint(item: PlannedItem, typed: Correction): string | null {
  const { note } = correctedItem(item, typed);
  const typedNote = foldSpace(typed.note);
  return (note ?? "") === typedNote ? null : "It isn't read as an amount, so it goes into the note.";
}

function hintOf(hint: string | null): { hint?: string } {
  return hint === null ? {} : { hint };
}
