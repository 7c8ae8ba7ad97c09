/** The currencies that begin with the code of their own region. */
const ownCurrencies =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST YER ZAR ZMW ZWG";
/** The other regions that use a currency. */
const sharedCurrencies: Readonly<Record<string, string>> = {
  AUD: "CC CX KI NF NR TV",
  CHF: "LI",
  DKK: "FO GL",
  EUR: "AD AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  GBP: "CQ GG GS IM JE TA",
  ILS: "PS",
  MAD: "EH",
  NOK: "SJ",
  NZD: "CK NU PN TK",
  SHP: "AC",
  USD: "AS BQ DG EC FM GU IO MH MP PR PW SV TC TL UM VG VI",
  XAF: "CF CG CM GA GQ TD",
  XCD: "AG AI DM GD KN LC MS VC",
  XCG: "CW SX",
  XOF: "BF BJ CI GW ML NE SN TG",
  XPF: "NC PF WF",
};

/** The currency of the first of these languages that names a region, or whose usual region has one. */
export function browserCurrency(languages: readonly string[]): string {
  for (const language of languages) {
    const region = regionOf(language);
    const shared = Object.keys(sharedCurrencies).find((one) =>
      sharedCurrencies[one]!.split(" ").includes(region),
    );
    const found = shared ?? new RegExp(`\\b${region}[A-Z]\\b`).exec(ownCurrencies)?.[0];
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
