/**
 * From this confidence on (0 to 1) a guess of the engine counts as known. Below it an AI model is asked, if there is
 * one. On the development sample one name in fourteen is below 0.6, and 62 % of those are right (above: 95 %); a
 * higher threshold would mostly doubt names that are right already.
 */
export const sureFrom = 0.6;
