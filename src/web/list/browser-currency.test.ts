import { expect, test } from "vitest";
import { browserCurrency } from "./browser-currency.ts";

test.each([
  [["en-GB", "de-DE"], "GBP"],
  [["de"], "EUR"],
  [["pt-BR"], "BRL"],
  [["fr-CH"], "CHF"],
  [["en-AQ", "ja"], "JPY"],
  [["no_such language", "sv-SE"], "SEK"],
  [[], "USD"],
])("a browser that speaks %j pays in %s", (languages, currency) => {
  expect(browserCurrency(languages)).toBe(currency);
});
