import { OpenLoop, type Answered, type MakeRequest } from "./open-loop.ts";

/** The message to the generator, which replies with the outcome. */
export type Order = {
  url: string;
  /** Requests a second, or how many clients each send one after the other. */
  load: { rate: number } | { clients: number };
  seconds: number;
  people: { cookie: string; itemIds: string[]; cursor: string }[];
};

export type Outcome = { answered: Answered[]; mostOpen: number; connections: number };

/** Makes requests: of ten, seven read the list, two tick an item and one adds an item. */
function requests({ people }: Order): MakeRequest {
  let turn = 0;
  return () => {
    turn += 1;
    const { cookie, itemIds } = people[turn % people.length]!;
    const step = Math.floor(turn / people.length) % 10;
    if (step < 7) return { kind: "list", text: requestText("GET", "/api/list", cookie) };
    if (step < 9) {
      const id = itemIds[turn % itemIds.length]!;
      const body = JSON.stringify({ completed: turn % 4 < 2 });
      return { kind: "tick", text: requestText("PATCH", `/api/items/${id}`, cookie, body) };
    }
    // Adding an open name returns its item unchanged, so the lists don't grow.
    const body = JSON.stringify({ name: `Item number ${"abcdefghij"[turn % 10]}` });
    return { kind: "add", text: requestText("POST", "/api/items", cookie, body) };
  };
}

function requestText(method: string, path: string, cookie: string, body?: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

// The generator is a process of its own, so that its work does not delay the measured server. It ends with its parent.
process.on("disconnect", () => process.exit());
process.on("message", (order: Order) => void carryOut(order));

async function carryOut(order: Order): Promise<void> {
  const loop = new OpenLoop(order.url);
  if ("rate" in order.load) await loop.run(order.load.rate, order.seconds, requests(order));
  else await loop.runClosed(order.load.clients, order.seconds, requests(order));
  const { answered, mostOpen, connections } = loop;
  loop.close();
  process.send!({ answered, mostOpen, connections } satisfies Outcome);
}
