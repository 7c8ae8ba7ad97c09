import { useMemo } from "react";
import { mostDecimals } from "../../contract/items/price.ts";
import { browserCurrency } from "./browser-currency.ts";
import { useList } from "./list-provider.tsx";

/** Writes a sum of money in the currency of the list, as the browser's language does. */
export function useMoney(): (amount: number) => string {
  return useFormat(useCurrency());
}

/** Writes the price of one, with all of its decimals, in the currency of the list. */
export function usePriceFormat(): (price: number) => string {
  return useFormat(useCurrency(), mostDecimals);
}

/** The list's currency, and the browser's as long as it has none. */
export function useCurrency(): string {
  return useList().view.currency ?? browserCurrency(navigator.languages);
}

function useFormat(currency: string, maximumFractionDigits?: number): (amount: number) => string {
  return useMemo(() => {
    const format = new Intl.NumberFormat(undefined, { style: "currency", currency, maximumFractionDigits });
    return (amount) => format.format(amount);
  }, [currency, maximumFractionDigits]);
}
