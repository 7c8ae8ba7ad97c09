import * as fc from "fast-check";
import { expect, test } from "vitest";
import { highestPrice } from "../../contract/items/schema.ts";
import { decimalSign, priceText, readPriceText } from "./price-text.ts";

test.each([
  [2.5, "USD", "en-US", "2.50"],
  [2.5, "EUR", "de-DE", "2,50"],
  [1234.5, "EUR", "de-DE", "1234,50"],
  [0.375, "USD", "en-US", "0.375"],
  [1.25, "KWD", "en-KW", "1.250"],
  [2.5, "CHF", "fr-CH", "2.50"],
  [20, "CVE", "pt-CV", "20$00"],
  [198, "JPY", "ja-JP", "198"],
  [1.5, "JPY", "ja-JP", "1.5"],
  [0.1 + 0.2, "USD", "en-US", "0.30"],
  [3.5, "EGP", "ar-EG", "٣٫٥٠"],
  [12.5, "INR", "mr-IN", "१२.५०"],
  [null, "USD", "en-US", ""],
])("the field shows %j in %s and %s as %j", (price, currency, locale, text) => {
  expect(priceText(price, currency, locale)).toBe(text);
});

test.each([
  ["en-US", "USD", "0.375", 0.375],
  ["en-US", "USD", "1.099", 1.099],
  ["en-US", "USD", "2,999", 2999],
  ["en-US", "USD", "2,50", 2.5],
  ["de-DE", "EUR", "1,999", 1.999],
  ["de-DE", "EUR", "1.999", 1999],
  ["de-DE", "EUR", "1.99", 1.99],
  ["en-KW", "KWD", "1.250", 1.25],
  ["ar-TN", "TND", "1,250", 1.25],
  ["ar-EG", "EGP", "٣٫٥", 3.5],
  ["ar-EG", "EGP", "1.250", 1.25],
  ["ar-EG", "EGP", "١٬٢٥٠", 1250],
  ["hi-IN", "INR", "1,23,456", 123456],
  ["fr-CH", "CHF", "1'234.50", 1234.5],
  ["fr-CH", "CHF", "1.321", 1.321],
  ["fr-FR", "EUR", "1\u{202F}234,50 €", 1234.5],
])("a person whose browser speaks %s pays in %s, types %j and means %d", (locale, currency, text, price) => {
  expect(readPriceText(text, currency, locale)).toBe(price);
});

const locales =
  "en-US en-IN en-ZA en-KW en-DE en-CH de-DE de-AT de-CH fr-FR fr-CH it-CH es-ES es-MX es-CO pt-BR pt-PT pt-CV nl-NL pl-PL cs-CZ hu-HU sv-SE nb-NO da-DK fi-FI et-EE bg-BG uk-UA tr-TR el-GR he-IL ar-EG ar-SA ar-TN ar-MA fa-IR ckb-IQ ps-AF ur-PK hi-IN mr-IN bn-BD as-IN ne-NP my-MM dz-BT ta-IN th-TH ja-JP zh-CN ko-KR vi-VN id-ID sw-KE ff-Adlm-GN ccp-BD";
const currencies = ["USD", "EUR", "CHF", "CVE", "JPY", "KWD", "TND", "IRR", "INR", "CLF"];

test("each locale reads every price that its field shows, and every sum of money that it writes", () => {
  const prices = fc
    .tuple(fc.constantFrom(0, 1, 2, 3, 4), fc.integer({ min: 0, max: highestPrice * 10_000 }))
    .map(([decimals, units]) => Number((units / 10_000).toFixed(decimals)));
  const anywhere = fc.record({
    locale: fc.constantFrom(...locales.split(" ")),
    currency: fc.constantFrom(...currencies),
    price: fc.oneof(
      prices,
      fc.integer({ min: 0, max: 9_999 }).map((units) => units / 1000),
    ),
  });
  fc.assert(
    fc.property(anywhere, ({ locale, currency, price }) => {
      expect(readPriceText(priceText(price, currency, locale), currency, locale)).toBe(price);
      const written = { style: "currency", currency, maximumFractionDigits: 4 } as const;
      expect(readPriceText(new Intl.NumberFormat(locale, written).format(price), currency, locale)).toBe(
        price,
      );
    }),
    { seed: 7, numRuns: 3000 },
  );
});

test.each([
  ["en-US", "USD", "."],
  ["de-DE", "EUR", ","],
  ["fr-CH", "CHF", "."],
  ["en-DE", "EUR", "."],
  ["ar-TN", "TND", ","],
  ["ar-EG", "EGP", "."],
  ["pt-CV", "CVE", ","],
])("in %s the decimal sign of %s is %j", (locale, currency, sign) => {
  expect(decimalSign(currency, locale)).toBe(sign);
});
