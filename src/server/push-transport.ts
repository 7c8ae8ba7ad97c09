import * as z from "zod/mini";

/** A message for a push service. */
export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Hands messages to the push services of browsers. */
export interface PushTransport {
  /**
   * Returns the status of the answer.
   * @throws PushRefused for an address that nothing is sent to; other errors when the service can't be reached
   */
  send(request: PushRequest): Promise<number>;
}

/** The endpoint leads to no place on the internet, so that nothing is sent there. */
export class PushRefused extends Error {
  constructor() {
    super("the endpoint is no address on the internet");
  }
}

/** What a device shows; it replaces what it shows under the same tag. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** The page that a tap opens. */
  url: z.string(),
  tag: z.string(),
  /** Open items of the list, for the app's badge. */
  open: z.optional(z.number()),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
