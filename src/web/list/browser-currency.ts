/** The currency of regions with one of their own; the others share the euro or are rare enough to be chosen by hand. */
const ofRegion: Record<string, string> = {
  AE: "AED",
  AR: "ARS",
  AU: "AUD",
  BG: "EUR",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CL: "CLP",
  CN: "CNY",
  CO: "COP",
  CZ: "CZK",
  DK: "DKK",
  EG: "EGP",
  GB: "GBP",
  HK: "HKD",
  HU: "HUF",
  ID: "IDR",
  IL: "ILS",
  IN: "INR",
  IS: "ISK",
  JP: "JPY",
  KR: "KRW",
  LI: "CHF",
  MA: "MAD",
  MX: "MXN",
  MY: "MYR",
  NG: "NGN",
  NO: "NOK",
  NZ: "NZD",
  PE: "PEN",
  PH: "PHP",
  PL: "PLN",
  RO: "RON",
  RS: "RSD",
  SA: "SAR",
  SE: "SEK",
  SG: "SGD",
  TH: "THB",
  TR: "TRY",
  TW: "TWD",
  UA: "UAH",
  US: "USD",
  VN: "VND",
  ZA: "ZAR",
};
const euroRegions = /^(AD|AT|BE|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MC|MT|NL|PT|SI|SK|SM|XK)$/;

/** The currency of the first of these languages that names a region, or whose usual region has one. */
export function browserCurrency(languages: readonly string[]): string {
  for (const language of languages) {
    const region = regionOf(language);
    const found = euroRegions.test(region) ? "EUR" : ofRegion[region];
    if (found !== undefined) return found;
  }
  return "USD";
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? "";
  } catch {
    return "";
  }
}
