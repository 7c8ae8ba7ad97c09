/** An example of what can be typed besides a name: of this, only what the person can use. */
export function addExample(stores: readonly { name: string }[], premium: boolean): string {
  const store = stores[0]?.name;
  return ["2 milk (organic)", store && `@${store}`, premium && "every 2 weeks"].filter(Boolean).join(" ");
}
