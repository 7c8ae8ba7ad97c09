import { storedChoices } from "../device-storage/stored-choices.ts";

/** Which stores a person doesn't want to see in the Shop tab of this device, by their ids. */
export const hiddenStores = storedChoices("hidden-stores");
