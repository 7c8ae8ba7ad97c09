import type { Handler } from "../http/handler.ts";
import { countEvent } from "../security-events/count-event.ts";
import { exportHousehold as writeFile } from "./export-household.ts";
import { importHousehold as readFile } from "./import-household.ts";

export const exportHousehold: Handler<"exportHousehold"> = async ({ app, person, scope, query, sender }) => {
  const file = await writeFile(app, scope, query.history === "1");
  countEvent(app, "household_downloaded", { userId: person.user.id, sender });
  return file;
};

export const importHousehold: Handler<"importHousehold"> = ({ app, scope, operation, body }) =>
  readFile(app, scope, operation, body);
