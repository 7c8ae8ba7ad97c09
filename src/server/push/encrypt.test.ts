import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { expect, test } from "vitest";
import { encryptMessage } from "./encrypt.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** The example in appendix A of RFC 8291. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  browser: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("a message is encrypted as in the standard's example", () => {
  const keys = { p256dh: bytes(example.p256dh), auth: bytes(example.auth) };
  const once = { privateKey: bytes(example.privateKey), salt: bytes(example.salt) };
  expect(encryptMessage(example.text, keys, once).toString("base64url")).toBe(example.body);
});

test("each message has its own key and salt, and the browser reads it", () => {
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(bytes(example.browser));
  expect(browser.getPublicKey("base64url")).toBe(example.p256dh);
  const keys = { p256dh: browser.getPublicKey(), auth: bytes(example.auth) };
  const [one, other] = [encryptMessage("Milk 🥛", keys), encryptMessage("Milk 🥛", keys)];
  expect(one.equals(other)).toBe(false);
  const [salt, sender, record] = [one.subarray(0, 16), one.subarray(21, 86), one.subarray(86)];
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.p256dh, sender]);
  const secret = derive(browser.computeSecret(sender), keys.auth, info, 32);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  expect(text.toString()).toBe("Milk 🥛\u0002");
});

test("a key that is no point of the curve is refused", () => {
  const keys = { p256dh: Buffer.alloc(65, 4), auth: bytes(example.auth) };
  expect(() => encryptMessage("Milk", keys)).toThrow("Public key is not valid for specified curve");
});
