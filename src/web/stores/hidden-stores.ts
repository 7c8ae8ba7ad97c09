import { keptChoices } from "../kept-choices.ts";

/** Which stores a person doesn't want to see in the Shop tab of this device, by their ids. */
export const hiddenStores = keptChoices("hidden-stores");
