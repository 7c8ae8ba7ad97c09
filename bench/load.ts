import { Agent, request } from "node:http";

export type Load = {
  url: string;
  method: "GET" | "POST";
  /** The headers of each request; `turn` counts the requests. */
  headers: (turn: number) => Record<string, string>;
  /** Makes the body of each request. */
  body?: () => string;
};

/**
 * Sends requests over keep-alive connections, each as soon as the one before is answered, for `seconds`.
 * @returns answered requests per second.
 * @throws when a reply isn't a 2xx.
 */
export async function requestsPerSecond(load: Load, connections: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  let answered = 0;
  let turn = 0;
  const one = async () => {
    while (performance.now() < end) {
      const { url, method, headers, body } = load;
      await send({ url, method, headers: headers((turn += 1)), payload: body?.() }, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return answered / ((performance.now() - started) / 1000);
}

export type OneRequest = {
  url: string;
  method: "GET" | "POST" | "PATCH";
  headers: Record<string, string>;
  payload?: string | undefined;
};

/** @throws when the reply isn't a 2xx. */
export function send({ url, method, headers, payload }: OneRequest, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(payload !== undefined && {
            "content-type": "application/json",
            "content-length": String(Buffer.byteLength(payload)),
          }),
        },
      },
      (response) => {
        if (response.statusCode === undefined || response.statusCode >= 300)
          reject(new Error(`${method} ${url} answered ${response.statusCode}`));
        response.resume();
        response.on("end", resolve);
        response.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
