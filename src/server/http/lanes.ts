import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { Lane } from "../lane.ts";

/** The beginnings of the paths that need no session, up to their first parameter. */
const openPaths = Object.values<Route>(routes)
  .filter(({ access }) => access === "anyone")
  .map(({ path }) => path.split(":")[0]!);

/**
 * The lanes of the API, each with limits of its own, so that a flood in one leaves room in the others. What has no lane
 * is not limited: the health checks, and the files of the web app, which wait for nothing.
 */
export class Lanes {
  /** Devices that catch up, and streams: short, and what keeps every screen right. */
  readonly #catchUp: Lane;
  /** Calls that need no session. They may wait for a password's hash, and must not hold up who is signed in. */
  readonly #open: Lane;
  /** Everything else. */
  readonly #work: Lane;

  /** @param longestWait milliseconds that a call waits at most */
  constructor(longestWait = 500) {
    this.#catchUp = new Lane({ mostRunning: 16, mostWaiting: 400, longestWait });
    this.#open = new Lane({ mostRunning: 64, mostWaiting: 100, longestWait });
    this.#work = new Lane({ mostRunning: 64, mostWaiting: 150, longestWait });
  }

  /** The lane of a request by its address as it came; null for one that isn't limited, or not known by its address. */
  of(url: string): Lane | null {
    if (!url.startsWith("/api/")) return null;
    if (url.startsWith(routes.streamChanges.path) || isCatchUp(url)) return this.#catchUp;
    return openPaths.some((path) => url.startsWith(path)) ? this.#open : this.#work;
  }

  /** The lane of a call, also when its address is written in an unusual way, such as with `%61` for an `a`. */
  ofCall(url: string): Lane {
    return this.of(url) ?? this.#work;
  }
}

function isCatchUp(url: string): boolean {
  return url.startsWith(`${routes.getList.path}?`) && url.includes("since=");
}
