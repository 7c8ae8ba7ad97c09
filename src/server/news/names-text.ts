/** E.g. "Milk", "Milk and Bread", "Milk, Bread and 3 more". */
export function namesText(names: readonly string[], number = names.length): string {
  const [first = "", second = ""] = names;
  if (number <= 1) return first;
  return number === 2 ? `${first} and ${second}` : `${first}, ${second} and ${number - 2} more`;
}
