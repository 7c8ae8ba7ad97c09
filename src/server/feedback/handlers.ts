import { created, type Handler } from "../http/handler.ts";
import { keepFeedback } from "./keep-feedback.ts";

export const sendFeedback: Handler<"sendFeedback"> = async ({ app, person, body }) => {
  await keepFeedback(app, person, body.message);
  return created({ ok: true });
};
