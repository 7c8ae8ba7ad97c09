import type { Access } from "./route.ts";

/**
 * Paths that browsers call besides the API and the files of the web app. They are answered with a page, and change
 * nothing.
 */
export const pages = {
  /** The path to which the manifest sends content that is shared with the installed app. */
  share: {
    method: "POST",
    path: "/share",
    access: "anyone",
    summary:
      "Takes a form with what a person shares from another app, as long as no service worker does it in their browser, and hands it to the app in a page: text to the Add tab, files to the preview of an import. The server keeps nothing of it, and nothing is added without a tap. 128 KiB at most.",
  },
} as const satisfies Record<string, { method: "POST"; path: `/${string}`; access: Access; summary: string }>;
