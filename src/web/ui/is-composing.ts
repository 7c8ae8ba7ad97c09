/**
 * Whether a key belongs to a composition, by which Chinese or Japanese is typed. Safari says that the composition has ended before the key
 * that ends it, and gives that key the code of all of its keys.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
