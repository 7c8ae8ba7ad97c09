import { justOne, type ItemAmount } from "../../contract/items/amount.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { currentVersion, newOperation, type Action, type Operation } from "./operation.ts";

type Add = Extract<Action, { type: "add-item" | "add-repeat" }>;
/** `name` is the title line, which the server was to read; with `asName` it stands as it is. */
type AddVersion1 = Add & { asName?: true; optimistic?: Partial<ItemAmount> };

/** An operation that was stored when the server read the amount from the name, with the amount in fields of its own. */
function readVersion1({ action, ...operation }: Operation): Operation {
  const isAdd = action.type === "add-item" || action.type === "add-repeat";
  return { ...operation, action: isAdd ? withFields(action) : action };
}

/** As it is when nothing had been read yet: then the server still reads the name. */
function withFields({ asName, ...action }: AddVersion1): Add {
  const read = asName === true ? justOne : action.optimistic;
  if (read?.quantity === undefined) return action;
  const { quantity, parsedQuantity = null, parsedSize = null } = read;
  const lead = itemTitle({ parsedQuantity, parsedSize, name: "" });
  if (lead !== "" && !action.name.startsWith(`${lead} `)) return action;
  const name = lead === "" ? action.name : action.name.slice(lead.length + 1);
  return { ...action, name, quantity, parsedQuantity, parsedSize };
}

/** A stored record as this version's operation; null when a newer version wrote it, which is then left for that version. */
export function readOperation(record: { version?: unknown }): Operation | null {
  if (record.version === 1) return newOperation(readVersion1(record as Operation));
  return record.version === currentVersion ? (record as Operation) : null;
}
