/** Milliseconds without a keystroke after which the server is asked. */
export const searchDelay = 250;
