import type { ErrorCode } from "../../contract/errors.ts";
import type { ProgramAccess, ProgramFiles } from "../../contract/imports/schema.ts";
import type { App } from "../app.ts";
import { FetchFault, type FaultKind } from "../foreign-address/fetch-fault.ts";
import type { ForeignText } from "../foreign-address/foreign-addresses.ts";
import { throttles } from "../people/throttles.ts";
import { Refusal } from "../refusal.ts";
import { programs, type Ask } from "./programs.ts";

/** Milliseconds that all calls to one program may take together. */
const timeoutMs = 20_000;

/** Bytes that all answers of one program may have together. */
const mostBytes = 6_000_000;

/** Statuses for a wrong token; KitchenOwl answers 422 to a malformed one. */
const tokenRefused = new Set([401, 403, 422]);

type Field = "address" | "token";

const faults: Readonly<Record<FaultKind, readonly [code: ErrorCode, sentence: (name: string) => string]>> = {
  address: [
    "address_refused",
    () =>
      "Restock opens addresses on the internet only, and this one leads elsewhere. Who runs Restock can allow it (FETCH_ALLOWED_NETWORKS).",
  ],
  unreachable: ["page_unreachable", () => "Nothing that Restock understands answers at this address."],
  slow: ["page_slow", (name) => `${name} took too long to answer. Please try again.`],
  large: [
    "page_large",
    (name) => `${name} has more than Restock can take at once. Please bring a file instead.`,
  ],
  "not-text": ["other_program", otherProgram],
};

/**
 * Fetches the lists of another program. The token is sent to it only, and never stored.
 * @throws Refusal naming the field that is at fault
 */
export async function readProgram(app: App, userId: string, access: ProgramAccess): Promise<ProgramFiles> {
  await app.tries.take([throttles.programs.try(userId)]);
  const { name, read } = programs[access.program];
  const found = await read(askingOf(app, access));
  if (found === null) throw refusal("other_program", "address", otherProgram(name));
  if (found === "none") throw refusal("no_list", "address", `${name} has nothing on a shopping list.`);
  return { files: [{ name: `${name}.json`, text: JSON.stringify(found) }] };
}

function askingOf({ foreign }: App, { program, address, token }: ProgramAccess): Ask {
  const { name, headers } = programs[program];
  const base = baseOf(address);
  const reading = { headers: headers(token), signal: AbortSignal.timeout(timeoutMs) };
  let bytes = 0;
  return async (path) => {
    const answer = await orRefusal(foreign.read(base + path, "application/json", reading), name);
    const { origin } = new URL(answer.url);
    if (origin !== new URL(base).origin)
      throw refusal(
        "address_refused",
        "address",
        `This address leads on to ${origin}. Please give that one.`,
      );
    if (tokenRefused.has(answer.status))
      throw refusal("token_refused", "token", `${name} doesn't accept this token.`);
    if (answer.status >= 500 || answer.status === 429)
      throw refusal(
        "page_unreachable",
        "address",
        `${name} answers that it can't do its work. Please try again.`,
      );
    bytes += answer.body.length;
    if (bytes > mostBytes) throw refusal("page_large", "address", faults.large[1](name));
    return answer.status < 300 ? parsed(answer.body) : undefined;
  };
}

async function orRefusal(reading: Promise<ForeignText>, name: string): Promise<ForeignText> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    const [code, sentence] = faults[error.kind];
    throw refusal(code, "address", sentence(name));
  }
}

/** The base URL of the program; people may copy it with a trailing slash or "/api". */
function baseOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) throw refusal("address_refused", "address", "This is not the address of a website.");
  url.search = "";
  url.hash = "";
  return url.href.replace(/\/+$/, "").replace(/\/api$/, "");
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function otherProgram(name: string): string {
  return `What answers at this address is not ${name}. Please give the address at which ${name} opens.`;
}

function refusal(code: ErrorCode, field: Field, message: string): Refusal {
  return new Refusal(code, { fields: [{ field, message }] });
}
