import { storedChoices } from "../device-storage/stored-choices.ts";

/** What a person doesn't want to be asked about on this device, by its name's key. Devices store it under an earlier name. */
export const dismissedProposals = storedChoices("refused-proposals");
