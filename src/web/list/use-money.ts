import { useMemo } from "react";
import { browserCurrency } from "./browser-currency.ts";
import { useList } from "./list-provider.tsx";

/** Writes an amount of money in the currency of the list, as the browser's language does. */
export function useMoney(): (amount: number) => string {
  const currency = useCurrency();
  return useMemo(() => {
    const format = new Intl.NumberFormat(undefined, { style: "currency", currency });
    return (amount) => format.format(amount);
  }, [currency]);
}

/** The list's currency, and the browser's as long as it has none. */
export function useCurrency(): string {
  return useList().view.currency ?? browserCurrency(navigator.languages);
}
