import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Refusal } from "../refusal.ts";
import { Semaphore } from "../semaphore.ts";

const derive = promisify(argon2);

/** `memory` in KiB, `tagLength` in bytes. */
type Cost = { memory: number; passes: number; parallelism: number; tagLength: number };

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const owaspFloor: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
/** Hashes at a time: each takes 19 MiB and one thread of a pool that file and name look-ups share. */
const concurrency = 2;
/** Hashes that may wait; beyond it logins are refused rather than queued for seconds. */
const longestQueue = 40;

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Makes and checks Argon2id hashes (PHC strings), a few at a time. */
export class PasswordHasher {
  readonly #cost: Cost;
  readonly #hashes = new Semaphore(concurrency);
  /** The hash of no password, so that an unknown address costs as much as a wrong password. */
  #decoy: Promise<string> | null = null;

  #refused = 0;

  constructor(cost: Cost = owaspFloor) {
    this.#cost = cost;
  }

  get running(): number {
    return this.#hashes.running;
  }

  get waiting(): number {
    return this.#hashes.waiting;
  }

  /** Hashes that were refused since the start, since too many waited. */
  get refused(): number {
    return this.#refused;
  }

  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await this.#derive(password, nonce, this.#cost);
    const { memory, passes, parallelism } = this.#cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
  }

  /** @param stored null for an address without an account: takes the same time and returns false. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const parts = format.exec(stored ?? (await (this.#decoy ??= this.hash(randomBytes(32).toString("hex")))));
    if (parts === null) return false;
    const expected = Buffer.from(parts[5]!, "base64");
    const tag = await this.#derive(password, Buffer.from(parts[4]!, "base64"), {
      memory: Number(parts[1]),
      passes: Number(parts[2]),
      parallelism: Number(parts[3]),
      tagLength: expected.length,
    });
    return timingSafeEqual(tag, expected) && stored !== null;
  }

  async #derive(password: string, nonce: Buffer, cost: Cost) {
    if (this.#hashes.waiting >= longestQueue) {
      this.#refused += 1;
      throw new Refusal("too_many_requests", { retryAfter: 5 });
    }
    return this.#hashes.take(() =>
      derive("argon2id", { message: password.normalize("NFC"), nonce, ...cost }),
    );
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
