import { expect, test } from "vitest";
import { browserCurrency } from "./browser-currency.ts";

test.each([
  [["en-GB", "de-DE"], "GBP"],
  [["de"], "EUR"],
  [["pt-BR"], "BRL"],
  [["fr-CH"], "CHF"],
  [["en-AQ", "ja"], "JPY"],
  [["no_such language", "sv-SE"], "SEK"],
  [["en-KW"], "KWD"],
  [["ar-TN"], "TND"],
  [["fa"], "IRR"],
  [["bn-BD"], "BDT"],
  [["en-BH"], "BHD"],
  [["ar-JO"], "JOD"],
  [["ar-OM"], "OMR"],
  [["ar-001", "es-419", "mr"], "INR"],
  [[], "USD"],
])("a browser that speaks %j pays in %s", (languages, currency) => {
  expect(browserCurrency(languages)).toBe(currency);
});

/** What Account offers because prices may still be in it, although it is money nowhere any more, or never was. */
const ofNoRegion = ["ANG", "BGN", "CUC", "HRK", "SLL", "SVC", "XDR", "XSU", "ZWL"];
/** Regions where nobody lives, and codes that stand for none. */
const withoutPeople = ["AQ", "BV", "CP", "EU", "EZ", "HM", "QO", "UN", "XA", "XB"];

test("every region has a currency, and every currency that Account offers is some region's", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const regions = letters
    .flatMap((first) => letters.map((second) => first + second))
    // A code of the past stands for the region of today.
    .filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
  const other = "th-TH";
  const currencies = regions.map((region) => [region, browserCurrency([`en-${region}`, other])] as const);
  const without = currencies.filter(([region, currency]) => currency === "THB" && region !== "TH");
  expect(without.map(([region]) => region)).toEqual(withoutPeople);
  const known = new Set(currencies.map(([, currency]) => currency));
  expect(Intl.supportedValuesOf("currency").filter((currency) => !known.has(currency))).toEqual(ofNoRegion);
});
