import { createHash } from "node:crypto";

const contentSecurityPolicy = [
  "default-src 'self'",
  // Toasts and positioned popups set styles from code.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every response, errors and files included. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ...(secure && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** The policy of a page that may also run the scripts in its own text, and no others: each is named by its hash. */
export function policyOfPage(html: string): string {
  const hashes = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
  );
  return [contentSecurityPolicy, ["script-src 'self'", ...hashes].join(" ")].join("; ");
}
