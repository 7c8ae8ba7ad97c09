import type { AddContext } from "./add-context.ts";

/** What the commands of the Add tab work with. */
export type AddEnvironment = AddContext & {
  field: HTMLInputElement | null;
  status: HTMLElement | null;
};
