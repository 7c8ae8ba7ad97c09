import { useMemo } from "react";
import { browserCurrency } from "./browser-currency.ts";

/** Writes an amount of money in the currency of the list, as the browser's language does. */
export function useMoney(): (amount: number) => string {
  const currency = browserCurrency(navigator.languages);
  return useMemo(() => {
    const format = new Intl.NumberFormat(undefined, { style: "currency", currency });
    return (amount) => format.format(amount);
  }, [currency]);
}
