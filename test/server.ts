import type { FastifyInstance } from "fastify";
import { newId } from "../src/contract/new-id.ts";
import { handlers } from "../src/server/handlers.ts";
import { readConfig } from "../src/server/config.ts";
import { createApp, type WholeApp } from "../src/server/create-app.ts";
import type { Database } from "../src/server/db/database.ts";
import { changeMembership, enterHousehold } from "../src/server/households/membership.ts";
import { insertHousehold } from "../src/server/households/queries.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { Lanes } from "../src/server/http/lanes.ts";
import { PasswordHasher } from "../src/server/people/password.ts";
import { Client, secretCode, TestClock } from "./client.ts";
import { freshDatabase } from "./database.ts";
import { readOutbox, type ReadMail } from "./mailbox.ts";
import { temporaryFolder } from "./process.ts";
import { runDueJobs } from "./run-jobs.ts";

export { Client, secretCode, TestClock, type Reply } from "./client.ts";

export type TestServer = {
  app: WholeApp;
  clock: TestClock;
  database: Database;
  /** The address of its database, for a second process. */
  databaseUrl: string;
  http: FastifyInstance;
  /** @param address that it calls from; the one of this machine if none is given */
  client(address?: string): Client;
  /** Somebody new who is signed in. The first one on a fresh server is its administrator. */
  signUp(options?: {
    email?: string;
    firstName?: string;
    role?: "free" | "premium" | "admin";
  }): Promise<Client>;
  /** Puts people into one household, the first as its owner (made premium). */
  household(...people: Client[]): Promise<string>;
  /** Does all jobs that are due, mail among them; throws when one fails. */
  runJobs(): Promise<void>;
  /** The mails in its outbox, the oldest first. */
  mails(): ReadMail[];
  close(): Promise<void>;
};

/** Most tests sign people up, and few are about how long a hash takes. */
const cheap = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };

/**
 * The whole server on a database of its own, without a socket.
 * @param fill see `freshDatabase`
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  fill?: (database: Database) => Promise<void>,
): Promise<TestServer> {
  const { database, url, close } = await freshDatabase(fill);
  const clock = new TestClock();
  const dataFolder = temporaryFolder();
  const config = readConfig({
    BETA_SECRET_CODE: secretCode,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    DATA_DIR: dataFolder.path,
    ...settings,
  });
  const app = { ...createApp(config, database, clock), passwords: new PasswordHasher(cheap) };
  // On a busy machine tests are not to be refused because it is slow.
  const http = createHttpServer(app, handlers, null, new Lanes(120_000));
  let people = 0;
  const client = (address?: string) => new Client(http, address);
  return {
    app,
    clock,
    database,
    databaseUrl: url,
    http,
    client,
    signUp: async ({ email, firstName, role } = {}) => {
      people += 1;
      const person = client();
      person.user = await person.do("register", {
        body: {
          email: email ?? `person-${people}@example.com`,
          password: "correct horse",
          firstName: firstName ?? `Person ${people}`,
          secretCode,
        },
      });
      if (role !== undefined)
        await database.execute("UPDATE users SET role = $2 WHERE id = $1", [person.user.id, role]);
      return person;
    },
    household: async (...members) => {
      const id = newId();
      const [owner] = members;
      await database.execute("UPDATE users SET role = 'premium' WHERE id = $1 AND role = 'free'", [
        owner!.user.id,
      ]);
      await changeMembership(app, async (change) => {
        await change.tx.run(insertHousehold, id, "Test household", owner!.user.id, change.now);
        for (const member of members) await enterHousehold(change, member.user.id, id);
      });
      return id;
    },
    runJobs: () => runDueJobs(app),
    mails: () => readOutbox(config.dataDir),
    close: async () => {
      app.streams.stop();
      await http.close();
      await close();
      dataFolder.remove();
    },
  };
}
