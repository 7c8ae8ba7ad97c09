/** The types of what a test needs of `failures-of.mjs`. */
export function unitFailures(report: { testResults: object[] }): string[];
export function browserFailures(suite: object): string[];
