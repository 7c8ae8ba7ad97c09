import { createECDH, createDecipheriv, hkdfSync, randomBytes, createPublicKey, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ForeignAddresses } from "../src/server/foreign-address/foreign-addresses.ts";
import { parseNetworks } from "../src/server/networks.ts";
import { HttpsTransport } from "../src/server/push/https-transport.ts";
import type { PushMessage } from "../src/server/push-transport.ts";

/** A browser on the fake push service. */
export type FakeDevice = {
  /** Its address on this machine; `endpoint` of a subscription has to be on the internet. */
  readonly url: string;
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What has arrived, the oldest first. */
  readonly messages: PushMessage[];
  /** What the service answers for this device. */
  status: number;
};

/** Takes the messages of a server on this machine, and reads them as the browsers would. */
export async function startPushService() {
  const devices = new Map<string, (headers: Record<string, string>, body: Buffer) => number>();
  const seen: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      seen.push(headers);
      response.statusCode = devices.get(request.url!)?.(headers, Buffer.concat(parts)) ?? 404;
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** The headers of all requests. */
    seen,
    transport: new HttpsTransport(new ForeignAddresses(parseNetworks("loopback")!), () => true),
    device(name: string): FakeDevice {
      const keys = createECDH("prime256v1");
      const auth = randomBytes(16);
      const messages: PushMessage[] = [];
      const device: FakeDevice = {
        url: `${origin}/${name}`,
        subscription: {
          endpoint: `https://push.example.com/${name}`,
          keys: { p256dh: keys.generateKeys("base64url"), auth: auth.toString("base64url") },
        },
        messages,
        status: 201,
      };
      devices.set(`/${name}`, (headers, body) => {
        checkToken(headers["authorization"]!, origin);
        if (device.status === 201) messages.push(decrypt(body, keys, auth));
        return device.status;
      });
      return device;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** @throws Error when the token isn't by the key beside it, or is for another service */
function checkToken(authorization: string, origin: string): void {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x!, y: y! },
    format: "jwk",
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature!, "base64url"),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims!, "base64url").toString()) as {
    aud: string;
    sub: string;
  };
  if (!isSigned || aud !== origin || !/^(mailto|https):/.test(sub)) throw new Error("not a token for here");
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): PushMessage {
  const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    key,
    derive(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]).toString();
  return JSON.parse(text.slice(0, -1)) as PushMessage;
}
