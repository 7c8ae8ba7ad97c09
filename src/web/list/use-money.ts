import { useMemo } from "react";
import { mostDecimals } from "../../contract/items/price.ts";
import { browserCurrency } from "./browser-currency.ts";
import { useList } from "./list-provider.tsx";

/** Writes a sum of money in the currency of the list, as the browser's language does. */
export function useMoney(): (amount: number) => string {
  return useFormat(useCurrency());
}

/**
 * Writes the price of one, with all of its decimals, in the currency of the list. `first`: the currency that a list without one
 * is about to get, if it isn't the browser's.
 */
export function usePriceFormat(first: string | null = null): (price: number) => string {
  return useFormat(useCurrency(first), mostDecimals);
}

/** The list's currency, and the first one (the browser's unless given) as long as it has none. */
export function useCurrency(first: string | null = null): string {
  return useList().view.currency ?? first ?? currencyOf(navigator.languages);
}

/** A browser gives the same array until its languages change; each tick asks again. */
const currencies = new WeakMap<readonly string[], string>();

function currencyOf(languages: readonly string[]): string {
  const known = currencies.get(languages) ?? browserCurrency(languages);
  currencies.set(languages, known);
  return known;
}

function useFormat(currency: string, maximumFractionDigits?: number): (amount: number) => string {
  return useMemo(() => {
    const format = new Intl.NumberFormat(undefined, { style: "currency", currency, maximumFractionDigits });
    return (amount) => format.format(amount);
  }, [currency, maximumFractionDigits]);
}
