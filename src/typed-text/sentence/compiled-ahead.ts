/** The patterns of long lists. A browser compiles one when it is first used: all of them in one task would hold up a key. */
export const patternsAhead: RegExp[] = [];

/** Returns a list of patterns, or of patterns with what each becomes, and keeps its patterns to be compiled ahead. */
export function compiledAhead<Pattern extends RegExp | readonly [RegExp, string]>(
  list: Pattern[],
): Pattern[] {
  for (const pattern of list) patternsAhead.push(pattern instanceof RegExp ? pattern : pattern[0]);
  return list;
}
