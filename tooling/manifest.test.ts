import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../src/contract/pages.ts";

type Picture = { src: string; sizes: string; type: string; form_factor?: string; label?: string };
type Manifest = Record<"id" | "lang" | "start_url" | "scope" | "theme_color" | "background_color", string> & {
  categories: string[];
  icons: (Picture & { purpose?: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: Picture[];
  share_target: {
    action: string;
    method: string;
    enctype: string;
    params: Record<"title" | "text" | "url", string> & { files: { name: string; accept: string[] }[] };
  };
};

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path));
const manifest = JSON.parse(read("public/manifest.webmanifest").toString()) as Manifest;
const pictures = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ...manifest.screenshots,
];

/** Reads width and height from a picture's header. */
function sizeOf(bytes: Buffer): string {
  if (bytes.toString("latin1", 1, 4) === "PNG") return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // JPEG: segments with their lengths, until one that begins a frame.
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  throw new Error("This is no picture.");
}

test.each(pictures.filter(({ sizes }) => sizes !== "any"))(
  "$src exists, of the stated type and size, and is small",
  ({ src, sizes, type }) => {
    const bytes = read(`public${src}`);
    expect(sizeOf(bytes)).toBe(sizes);
    expect(type).toBe(src.endsWith(".png") ? "image/png" : "image/jpeg");
    expect(statSync(join(root, `public${src}`)).size).toBeLessThan(150_000);
  },
);

test("the manifest has all fields for an installation, and pictures for phones and wide screens", () => {
  expect(manifest).toMatchObject({ id: "/", lang: "en", start_url: "/", scope: "/" });
  expect(manifest.categories).toContain("shopping");
  const sizes = manifest.icons.map(({ sizes: size, purpose = "any" }) => `${size} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
  expect(manifest.shortcuts.every(({ icons }) => icons.some(({ sizes: size }) => size === "96x96"))).toBe(
    true,
  );
  for (const factor of ["narrow", "wide"]) {
    const shown = manifest.screenshots.filter(({ form_factor }) => form_factor === factor);
    expect(shown.length).toBeGreaterThan(0);
    // Browsers show screenshots only if all have the same shape.
    expect(new Set(shown.map(({ sizes: size }) => size)).size).toBe(1);
    expect(shown.every(({ label = "" }) => label !== "")).toBe(true);
  }
});

test("the manifest's share target is the path that the service worker, the server and the app handle", () => {
  const { action, method, enctype, params } = manifest.share_target;
  expect([method, enctype]).toEqual(["POST", "multipart/form-data"]);
  const { files, ...texts } = params;
  expect(Object.entries(texts)).toEqual(["title", "text", "url"].map((name) => [name, `shared-${name}`]));
  const worker = read("src/web/service-worker.ts").toString();
  expect(worker).toContain(`sharePath = "${action}"`);
  expect(pages.share).toMatchObject({ method, path: action });
  expect(files.map(({ name }) => name)).toEqual(["shared-files"]);
  expect(worker).toContain('getAll("shared-files")');
  expect(files[0]!.accept).toEqual(expect.arrayContaining(["text/csv", ".csv", "application/zip", ".zip"]));
  expect(read("src/web/shared-query.ts").toString()).toContain('startsWith("?shared-")');
});

test("the bar of the installed app, its splash screen and the page have one colour", () => {
  const page = read("index.html").toString();
  const [, light] = /name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: light\)"/.exec(
    page,
  )!;
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
  expect(read("src/web/theme.css").toString()).toContain(`--paper: ${light!.toLowerCase()};`);
});
