/** Hours for which a completed item stays visible, struck through. */
export const completedVisibleHours = 12;
/** Items that one reply holds at most; the oldest open ones come first. */
export const mostListedItems = 5000;
/** Minutes without a check-off after which a visit of a store is over. */
export const visitMinutes = 30;
/** Open items that a list holds at most. */
export const mostOpenItems = 10_000;

/** The most characters of a name. */
export const longestName = 200;
/** The most characters of a note. */
export const longestNote = 500;
