/** The screen to open after signing in: the query's `redirect` when it is a path of this site, else Home. */
export function redirectTarget(search: string): string {
  const asked = new URLSearchParams(search).get("redirect");
  return asked !== null && isOwnPath(asked) ? asked : "/home";
}

/**
 * A path that can't lead to another site: one "/" at its start and only one (browsers read "\" as "/"), and no control
 * characters, which browsers drop before they read the rest.
 */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/u.test(path) && !/\p{Cc}/u.test(path);
}

/** The address of the form that signs in or creates an account, with the redirect kept. */
export function loginPath(mode: "login" | "register", search: string): string {
  const query = new URLSearchParams(search);
  if (mode === "register") query.set("mode", mode);
  else query.delete("mode");
  return query.size === 0 ? "/login" : `/login?${query}`;
}
