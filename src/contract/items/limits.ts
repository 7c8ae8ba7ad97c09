/** Hours for which a completed item stays visible, struck through. */
export const completedVisibleHours = 12;
