import { newId } from "../../contract/new-id.ts";
import type { Person } from "../people/person.ts";
import { throttles } from "../people/throttles.ts";
import type { App } from "../app.ts";
import { insertFeedback } from "./queries.ts";

/** Keeps a message with the author of that moment: first plus last name, else the email, and their own role. */
export async function keepFeedback(app: App, { user }: Person, message: string): Promise<void> {
  await app.tries.take([throttles.feedback.try(user.id)]);
  const now = app.clock.now();
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
  await app.database.run(insertFeedback, newId(now.getTime()), message, user.id, name, user.role, now);
}
