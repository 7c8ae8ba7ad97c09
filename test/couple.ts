import { afterAll, beforeAll, beforeEach } from "vitest";
import { startTestServer, type Client, type TestServer } from "./server.ts";

export let server: TestServer;
/** A person with Premium, new for each test. */
export let ana: Client;
/** A person without Premium, new for each test. They aren't in Ana's household yet. */
export let ben: Client;

/** Starts a server for a file of tests; its first account is the administrator. */
export function setUpCouple(): void {
  beforeAll(async () => {
    server = await startTestServer();
    await server.signUp(); // the administrator
  });
  beforeEach(async () => {
    ana = await server.signUp({ firstName: "Ana", role: "premium" });
    ben = await server.signUp({ firstName: "Ben" });
  });
  afterAll(() => server.close());
}
