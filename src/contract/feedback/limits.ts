/** Characters of a message. */
export const feedbackLength = 1000;
