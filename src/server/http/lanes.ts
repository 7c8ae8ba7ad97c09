import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { Lane } from "../lane.ts";

/** The beginnings of the paths that need no session, up to their first parameter. */
const openPaths = Object.values<Route>(routes)
  .filter(({ access }) => access === "anyone")
  .map(({ path }) => path.split(":")[0]!);

/** Calls that wait for what the server fetches from an address that a person gave. */
const foreignPaths: ReadonlySet<string> = new Set([routes.readRecipe.path, routes.readProgram.path]);

/**
 * - `catch_up`: devices that catch up, and streams: short, and what keeps every screen right.
 * - `open`: calls that need no session. They may wait for a password's hash, and must not delay people who are signed in.
 * - `elsewhere`: calls that wait for pages and programs of others. One may take twenty seconds, and must not delay other calls.
 * - `work`: everything else.
 */
export const laneNames = ["catch_up", "open", "elsewhere", "work"] as const;
export type LaneName = (typeof laneNames)[number];

/**
 * The lanes of the API, each with limits of its own, so that a flood in one leaves room in the others. Routes without a
 * lane are not limited: the health checks, and the files of the web app, which wait for nothing.
 */
export class Lanes {
  readonly byName: Readonly<Record<LaneName, Lane>>;

  /** @param longestWaitMs the longest time that a call waits */
  constructor(longestWaitMs = 500) {
    this.byName = {
      catch_up: new Lane({ mostRunning: 16, mostWaiting: 400, longestWaitMs }),
      open: new Lane({ mostRunning: 64, mostWaiting: 100, longestWaitMs }),
      elsewhere: new Lane({ mostRunning: 8, mostWaiting: 16, longestWaitMs: 6 * longestWaitMs }),
      work: new Lane({ mostRunning: 64, mostWaiting: 150, longestWaitMs }),
    };
  }

  /** The lane of a request by its address as it came; null for one that isn't limited, or not known by its address. */
  of(url: string): Lane | null {
    return url.startsWith("/api/") ? this.byName[laneOf(url)] : null;
  }

  /** The lane of a call, also when its address is written in an unusual way, such as with `%61` for an `a`. */
  ofCall(route: Route, url: string): Lane {
    return this.byName[laneOfCall(route, url)];
  }
}

/** The name of the lane of a call. */
export function laneOfCall({ path }: Route, url: string): LaneName {
  return foreignPaths.has(path) ? "elsewhere" : laneOf(url);
}

function laneOf(url: string): LaneName {
  if (url.startsWith(routes.streamChanges.path) || isCatchUp(url)) return "catch_up";
  return openPaths.some((path) => url.startsWith(path)) ? "open" : "work";
}

function isCatchUp(url: string): boolean {
  return url.startsWith(`${routes.getList.path}?`) && url.includes("since=");
}
