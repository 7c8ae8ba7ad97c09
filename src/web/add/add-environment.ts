import type { NamedStore } from "../../typed-text/match-store.ts";
import type { AddContext } from "./add-entry.ts";

/** What the commands of the Add tab work with. */
export type AddEnvironment = AddContext & {
  userId: string;
  premium: boolean;
  stores: readonly NamedStore[];
  field: HTMLInputElement | null;
  status: HTMLElement | null;
};
