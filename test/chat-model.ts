import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the AI model was sent, as far as tests look at it. */
export type Asked = {
  authorization: string | undefined;
  /** The whole body as it came. */
  text: string;
  hasForm: boolean;
  system: string;
  names: string[];
  categories: string[];
};

type Said = { name: string; category: string; confidence?: number };
/** How it answers: words of the model, or anything else done to the response. */
export type Behaviour = (asked: Asked, response: ServerResponse) => string | undefined | Promise<string>;

export const saying = (answers: Said[]): string => JSON.stringify({ answers });

/** An AI model with an OpenAI-compatible chat API on this machine that behaves as a test wants it to. */
export class ChatModel {
  readonly url: string;
  readonly asked: Asked[] = [];
  behave: Behaviour;
  readonly #close: () => Promise<void>;

  private constructor(url: string, behave: Behaviour, close: () => Promise<void>) {
    this.url = url;
    this.behave = behave;
    this.#close = close;
  }

  static async start(behave: Behaviour): Promise<ChatModel> {
    const server = createServer((request, response) => void model.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const model: ChatModel = new ChatModel(`http://127.0.0.1:${port}/v1`, behave, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return model;
  }

  /** The names of each request, in alphabetical order. */
  namesAsked(): string[][] {
    return this.asked.map(({ names }) => names.toSorted());
  }

  close(): Promise<void> {
    return this.#close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = readAsked(request, await textOf(request));
    this.asked.push(asked);
    const words = await this.behave(asked, response);
    if (words === undefined || response.destroyed) return;
    response.setHeader("content-type", "application/json");
    const message = { role: "assistant", content: words };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "small", choices }));
  }
}

function readAsked(request: IncomingMessage, text: string): Asked {
  const body = JSON.parse(text) as {
    messages: { role: string; content: string }[];
    response_format?: { type: string };
  };
  const said = (role: string) => body.messages.find((message) => message.role === role)?.content ?? "";
  const { names, categories } = JSON.parse(said("user")) as { names: string[]; categories: string[] };
  return {
    authorization: request.headers.authorization,
    text,
    hasForm: body.response_format?.type === "json_schema",
    system: said("system"),
    names,
    categories,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
