/** Bytes of a household file that is brought back; a list of years with its history has less. */
export const longestHouseholdFile = 20 * 2 ** 20;

/** `format` and `version` of a household file, by which its readers know it. */
export const householdFormat = "restock-household";
export const householdVersion = 1;
