import { storedChoices } from "../device-storage/stored-choices.ts";

/** The ids of the stores that a person hides in the Shop tab of this device. */
export const hiddenStores = storedChoices("hidden-stores");
