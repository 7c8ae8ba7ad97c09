import { expect, test } from "vitest";
import * as z from "zod/mini";
import { layOut } from "./layout.ts";
import { mailSchema } from "../mail-message.ts";
import { shownText } from "./shown-text.ts";

const letter = {
  to: "ben@example.com",
  subject: "Ana invites you to their household",
  paragraphs: ["Ana shares a shopping list with you."],
  button: { label: "Join the household", url: "https://list.example/join-household?token=a&b=1" },
  closing: ["The link works once, for 7 days."],
};

test("the text part has everything, with the link on a line of its own", () => {
  expect(layOut(letter).text).toBe(`Ana shares a shopping list with you.

Join the household:
https://list.example/join-household?token=a&b=1

The link works once, for 7 days.

-- 
Restock, one shopping list for every store
`);
});

test("the HTML part has the same, the link as a button and to copy", () => {
  const { html } = layOut(letter);
  const address = "https://list.example/join-household?token=a&amp;b=1";
  expect(html).toContain(`href="${address}"`);
  expect(html).toContain(`open this address: ${address}<`);
  for (const text of [...letter.paragraphs, ...letter.closing, letter.button.label])
    expect(html).toContain(`>${text}<`);
  expect(html).toContain("prefers-color-scheme: dark");
});

test("a mail may have no button", () => {
  const { text, html } = layOut({ ...letter, button: undefined });
  expect(text + html).not.toMatch(/href|https?:/);
});

test("text from people is never markup", () => {
  const evil = `<img src=x onerror="alert(1)"> & '</style><script>`;
  const { html, text } = layOut({
    ...letter,
    subject: evil,
    paragraphs: [evil],
    closing: [evil],
    button: { label: evil, url: 'https://list.example/?token="><script>' },
  });
  expect(html).not.toMatch(/<img|<script|" onerror/);
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;/g)).toHaveLength(4);
  expect(text).toContain(evil);
});

test("a button leads to a web page only", () => {
  const button = { label: "Open", url: "javascript:alert(1)" };
  expect(() => layOut({ ...letter, button })).toThrow("http(s)");
});

test.each(["Hello\r\nBcc: eve@example.com", "Hello\nX: y", "Hello\u2028X", "Hello\0"])(
  "a subject that would begin another header is refused: %j",
  (subject) => {
    expect(() => z.parse(mailSchema, { ...layOut(letter), subject })).toThrow("subject");
    expect(z.parse(mailSchema, { ...layOut(letter), subject: shownText(subject) }).subject).toMatch(/^Hello/);
  },
);

test.each(["a@example.com\r\nRCPT TO:<eve@example.com>", "a@example.com, eve@example.com", ""])(
  "an address that isn't one is refused: %j",
  (to) => {
    expect(() => z.parse(mailSchema, { ...layOut(letter), to })).toThrow('"to"');
  },
);

test.each([
  ["Ana", "Ana"],
  ["  Ana\r\n\tMaria ", "Ana Maria"],
  ["Ana\r\nBcc: eve@example.com", "Ana Bcc: eve@example.com"],
  ["👩‍👩‍👧 Zoë", "👩‍👩‍👧 Zoë"],
  ["דנה", "\u2068דנה\u2069"],
  ["evil\u202Etxt.exe", "evil txt.exe"],
  ["\u2067\u2067Ana", "Ana"],
  ["\uD83D", "\uFFFD"],
])("shows %j as %j", (given, shown) => {
  expect(shownText(given)).toBe(shown);
});

test("a long name is cut between characters", () => {
  const shown = shownText("👩‍👩‍👧".repeat(30));
  expect(shown).toMatch(/^(👩‍👩‍👧)+…$/u);
  expect(shown.length).toBeLessThanOrEqual(80);
  expect(shownText("a".repeat(80))).toBe("a".repeat(80));
});
