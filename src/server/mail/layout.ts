import type { Mail } from "../mail-message.ts";

/** Plain text throughout; names from people belong through `shownText` first. */
export type Letter = {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** The button, whose address is http or https. */
  button?: { label: string; url: string };
  /** The text after the button: how long the link works, why the person gets this mail. */
  closing?: readonly string[];
};

const signature = "Restock, one shopping list for every store";

/** A letter in the product's look, as text and as HTML. */
export function layOut({ to, subject, paragraphs, button, closing = [] }: Letter): Mail {
  if (button !== undefined && !/^https?:$/.test(new URL(button.url).protocol))
    throw new Error("A button leads to an http(s) address.");
  const linkText = button === undefined ? [] : [`${button.label}:\n${button.url}`];
  const text = [...paragraphs, ...linkText, ...closing, `-- \n${signature}`].join("\n\n");
  return { to, subject, text: `${text}\n`, html: htmlOf({ to, subject, paragraphs, button, closing }) };
}

const light = { paper: "#FBFAF7", surface: "#FFFFFF", ink: "#1D1B18", muted: "#68635B", line: "#E8E4DB" };
const font = "Figtree,Inter,system-ui,-apple-system,'Segoe UI',sans-serif";

// Programs that know dark mode read the style element; the others show the inline, light one.
const dark = `@media (prefers-color-scheme: dark) {
  .paper { background: #141311 !important }
  .card { background: #1E1C19 !important; border-color: #2F2C27 !important }
  .ink { color: #F3F0EA !important }
  .muted { color: #A8A297 !important }
  .button { background: #74D3A4 !important; color: #0B2418 !important }
}`;

function htmlOf({ subject, paragraphs, button, closing = [] }: Letter): string {
  const ink = paragraphs.map((text) => paragraph("ink", light.ink, 16, escapeHtml(text)));
  const muted = closing.map((text) => paragraph("muted", light.muted, 14, escapeHtml(text)));
  const link = button === undefined ? [] : buttonOf(button);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:${light.paper};font-family:${font}">
<div class="card" style="max-width:480px;margin:0 auto;padding:24px 24px 8px;background:${light.surface};border:1px solid ${light.line};border-radius:20px">
${[...ink, ...link, ...muted].join("\n")}
</div>
<p class="muted" style="margin:16px auto;font-size:13px;text-align:center;color:${light.muted}">${signature}</p>
</body>
</html>
`;
}

function paragraph(className: string, color: string, size: number, html: string): string {
  return `<p class="${className}" style="margin:0 0 16px;font-size:${size}px;line-height:1.5;color:${color};overflow-wrap:anywhere">${html}</p>`;
}

function buttonOf({ label, url }: { label: string; url: string }): string[] {
  const address = escapeHtml(url);
  return [
    `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:14px;background:#17694A;color:#FFFFFF;font-weight:650;text-decoration:none">${escapeHtml(label)}</a></p>`,
    paragraph("muted", light.muted, 14, `If the button does nothing, open this address: ${address}`),
  ];
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
