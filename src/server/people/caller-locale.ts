import { timeZoneNamed } from "../../contract/repeat/time-zone.ts";
import { timezoneHeader } from "../../contract/route.ts";

/** Time zone and language as a browser reports them, for a new account. */
export type CallerLocale = {
  /** An IANA name; UTC unless the browser says one that is known here. */
  readonly timezone: string;
  /** The language that is preferred, as a BCP 47 tag. */
  readonly language: string | null;
};

export function localeOf(headers: Readonly<Record<string, string | string[] | undefined>>): CallerLocale {
  return {
    get timezone() {
      return timeZoneNamed(String(headers[timezoneHeader])) ?? "UTC";
    },
    get language() {
      return firstLanguage(headers["accept-language"]);
    },
  };
}

/** The first tag of an `Accept-Language` header: browsers write the preferred one first. */
function firstLanguage(accepted: string | string[] | undefined): string | null {
  const tag = /^\s*([A-Za-z\d-]{2,35})\s*(?:[,;]|$)/.exec(String(accepted ?? ""))?.[1];
  if (tag === undefined) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
