/**
 * From this confidence on (0 to 1) an answer of the engine counts as knowledge. Below it an endpoint is asked, if there is
 * one. On the development sample one name in eleven is below 0.6, and of their answers 57 % are right (above: 95 %); a
 * higher threshold would mostly doubt names that are right already.
 */
export const sureFrom = 0.6;
