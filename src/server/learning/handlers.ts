import type { Handler } from "../http/handler.ts";
import * as proposals from "./proposals.ts";

export const listRepeatProposals: Handler<"listRepeatProposals"> = ({ app, scope }) =>
  proposals.listRepeatProposals(app, scope);
