import { justOne, type ItemAmount } from "../../contract/items/amount.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { currentVersion, type Action, type ActionOf, type Operation } from "./operation.ts";

type Add = Extract<Action, { type: "add-item" | "add-repeat" }>;
/** `name` is the title line, which the server was to parse; with `asName` it is the name itself. */
type AddVersion1 = Add & { asName?: true; optimistic?: Partial<ItemAmount> };

/** Converts an operation from the time when the server parsed the amount from the name: the amount gets its own fields. */
function readVersion1({ action, ...operation }: Operation): Operation {
  const isAdd = action.type === "add-item" || action.type === "add-repeat";
  return { ...operation, action: isAdd ? withFields(action) : action };
}

/** A name that was not parsed yet stays unchanged: the server parses it. */
function withFields({ asName, ...action }: AddVersion1): Add {
  const read = asName === true ? justOne : action.optimistic;
  if (read?.quantity === undefined) return action;
  const { quantity, parsedQuantity = null, parsedSize = null } = read;
  const lead = itemTitle({ parsedQuantity, parsedSize, name: "" });
  if (lead !== "" && !action.name.startsWith(`${lead} `)) return action;
  const name = lead === "" ? action.name : action.name.slice(lead.length + 1);
  return { ...action, name, quantity, parsedQuantity, parsedSize };
}

/** Version 2 had an action of its own for a repeat whose deletion is undone. */
type Restoration = Omit<ActionOf<"change-repeat">, "type" | "changes"> & { type: "restore-repeat" };

function readVersion2({ action: stored, ...operation }: Operation): Operation {
  const action = stored as Action | Restoration;
  return {
    ...operation,
    version: currentVersion,
    action:
      action.type === "restore-repeat"
        ? { ...action, type: "change-repeat", changes: { deleted: false } }
        : action,
  };
}

/** Reads a stored record as this version's operation; null when a newer version wrote it: it is left for that version. */
export function readOperation(record: { version?: unknown }): Operation | null {
  if (record.version === 1) return readVersion2(readVersion1(record as Operation));
  if (record.version === 2) return readVersion2(record as Operation);
  // Versions 4 and 5 have one more kind of action each.
  const isKnown = [3, 4, currentVersion].includes(record.version as number);
  return isKnown ? { ...(record as Operation), version: currentVersion } : null;
}
