import { longestName } from "../../contract/items/limits.ts";

/** The most characters of a typed text, which may name several things; each name has a limit of its own. */
export const longestText = 1000;
/** The most characters of a link, which may be longer: it leads to a list or a recipe. The server accepts no more. */
export const longestLink = 2000;

export const nameIsTooLong = `An item can have at most ${longestName} characters`;
export const textIsTooLong = "That is too long for this field";
