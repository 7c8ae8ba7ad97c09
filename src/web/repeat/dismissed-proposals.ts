import { storedChoices } from "../device-storage/stored-choices.ts";

/** The proposals that a person dismissed on this device, by name key. Devices store them under an earlier name. */
export const dismissedProposals = storedChoices("refused-proposals");
