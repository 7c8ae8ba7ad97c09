/** No connection could be opened: the server is down, full, still starting, or refuses its role. `cause` says why. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Error codes of sockets that break during a query. */
const brokenSockets = new Set([
  "ECONNABORTED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Messages of pg's errors that have no code: a connection breaks, or doesn't answer in time. */
const brokenConnections =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** SQLSTATE classes of a server that can serve no call: connections, resources, an operator, its files. */
const awayClasses = new Set(["08", "53", "57", "58"]);
/** A database that only reads, as a standby does, and tables that its role may not use. */
const awayStates = new Set(["25006", "42501"]);
/**
 * States in which one statement failed though nothing is wrong with it: cancelled or too slow (57014), out of memory
 * (53200), a lock that wasn't free in time (55P03). Other work may succeed meanwhile.
 */
const unluckyStates = new Set(["57014", "53200", "55P03"]);
/** The SQLSTATE class of deadlocks and serialization failures. */
const collisions = "40";

const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");
const isState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** Whether an error says that the database can serve no call now, rather than that one statement failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (error instanceof NoConnection || brokenSockets.has(code) || brokenConnections.test(error.message))
    return true;
  if (!isState(code) || unluckyStates.has(code)) return false;
  return awayClasses.has(code.slice(0, 2)) || awayStates.has(code);
}

/**
 * Whether the same work may succeed when it is repeated unchanged: the database is away, or the statement met a
 * conflict.
 */
export function isDatabaseInTrouble(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  const code = error instanceof Error ? codeOf(error) : "";
  return unluckyStates.has(code) || (isState(code) && code.startsWith(collisions));
}
