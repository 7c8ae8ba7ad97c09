/** Enter that is held down repeats, which is no second press. */
export function ignoreHeldEnter(event: Pick<KeyboardEvent, "key" | "repeat" | "preventDefault">): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
