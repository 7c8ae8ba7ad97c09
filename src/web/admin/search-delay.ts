/** The debounce of search fields: a search is sent when no key was pressed for so long. */
export const searchDelay = 250;
