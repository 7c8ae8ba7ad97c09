import type { Action, Operation } from "./operation.ts";

/** E.g. "Add Milk", "Tick Milk", "Bring back Milk". */
export function operationTitle({ action, subject }: Pick<Operation, "action" | "subject">): string {
  return `${verb(action)} ${subject}`;
}

function verb(action: Action): string {
  switch (action.type) {
    case "add-item":
    case "add-store":
    case "add-category":
      return "Add";
    case "delete-item":
    case "delete-store":
      return "Delete";
    case "add-repeat":
      return "Repeat";
    case "delete-repeat":
      return "Stop repeating";
    case "change-repeat": {
      const { changes } = action;
      if (changes.deleted === false) return "Go on repeating";
      if (changes.pausedUntil !== undefined) return changes.pausedUntil === null ? "Resume" : "Pause";
      return changes.nextDate === undefined || changes.intervalDays !== undefined ? "Change" : "Put off";
    }
    case "change-list":
    case "order-stores":
      return "Change";
    case "say-back":
      return "Say";
    case "change-store":
      return action.changes.deleted === false ? "Bring back" : "Change";
    case "change-item": {
      const { changes } = action;
      if (changes.deleted === false) return "Bring back";
      if (changes.completed !== undefined) return changes.completed ? "Tick" : "Untick";
      if (changes.notHere !== undefined) return changes.notHere ? "Not here:" : "Here after all:";
      if (changes.hidden !== undefined) return changes.hidden ? "Hide" : "Show";
      return changes.name === undefined ? "Change" : "Rename";
    }
  }
}
