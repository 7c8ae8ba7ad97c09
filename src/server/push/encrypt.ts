import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser has given out for messages to it: its public key (an uncompressed point of P-256), and a secret. */
export type MessageKeys = { p256dh: Buffer; auth: Buffer };

/** The message's own key pair and salt; a test gives those of the standard's example. */
type OnceOnly = { privateKey: Buffer; salt: Buffer };

const recordSize = 4096;
/**
 * Encrypts a message so that only the browser can read it, and not its push service: RFC 8291, with the content encoding
 * aes128gcm (RFC 8188) in one record.
 * @throws Error for keys that are none
 */
export function encryptMessage(text: string, { p256dh, auth }: MessageKeys, once?: OnceOnly): Buffer {
  const salt = once?.salt ?? randomBytes(16);
  const own = createECDH("prime256v1");
  if (once === undefined) own.generateKeys();
  else own.setPrivateKey(once.privateKey);
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, ownPublic]);
  const secret = derive(own.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2 ends the last record; there is no padding.
  const record = Buffer.concat([
    cipher.update(Buffer.from(`${text}\u0002`)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, header, ownPublic, record]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
