import { importDays } from "../../contract/imports/limits.ts";
import type { App } from "../app.ts";
import { JsonText } from "../http/handler.ts";
import { daysBefore } from "../items/purge.ts";
import type { Scope } from "../people/person.ts";
import * as queries from "./queries.ts";

/** Returns the imports of a list in the last 30 days, the newest first. */
export async function listImports({ database, clock }: App, { listId }: Scope): Promise<JsonText> {
  const since = daysBefore(clock.now(), importDays);
  return new JsonText((await database.first(queries.listImports, listId, since))!.json);
}
