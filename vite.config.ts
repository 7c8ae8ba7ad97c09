import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minify } from "terser";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { partList } from "./tooling/part-list.ts";
import { routeTable } from "./tooling/route-table.ts";

/** Files that are served under their own name, kept by the service worker as well. */
const publicFiles = ["icon.svg", "manifest.webmanifest"];
const workerFile = "service-worker.js";
/** Charts are for administrators, who see the figures without them too: nothing to keep on everybody's phone. */
const chartCode =
  /\/node_modules\/(recharts|victory-vendor|internmap|d3-[\w-]+|react-is|@reduxjs|redux|redux-thunk|react-redux|immer|decimal\.js-light|es-toolkit|eventemitter3|tiny-invariant)\//;
/**
 * The files of code that parts of the app share, from the ground up: a file imports only files before it. Were it otherwise, the
 * part that is loaded first would decide which of two files runs before the other, and some orders break.
 */
const sharedFiles: Readonly<Record<string, RegExp>> = {
  query: /\/node_modules\/@tanstack\//,
  dialogs: /\/node_modules\/(@base-ui|@floating-ui)\//,
  forms: /\/node_modules\/react-hook-form\//,
  codes: /\/node_modules\/qr\//,
  packages: /\/node_modules\/(?!zod\/)/,
  schemas: /\/node_modules\/|\/src\/contract\//,
  sentences: /\/src\/(typed-text|categoriser|import)\//,
  ground: /\/src\/web\/((async|device-storage|ui|parts|api|categoriser|offline|session)\/|[^/]+$)/,
  list: /\/src\/web\/list\//,
  screens: /\/src\/web\/(?!add\/|exports\/|imports\/)/,
  adding: /./,
};

const isOfThePage = (id: string) => !id.endsWith("/service-worker.ts");

/** Tells the service worker which files this build has. The page's query changes when the page does. */
function precache(): Plugin {
  return {
    name: "restock-precache",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[workerFile];
        if (worker?.type !== "chunk") throw new Error("The build has no service worker.");
        const built = Object.values(bundle)
          // A shared file may hold what is left of a module of theirs.
          .filter((file) => file.type !== "chunk" || !file.moduleIds.every((id) => chartCode.test(id)))
          .map((file) => file.fileName)
          .filter((name) => /^assets\/.*\.(js|css|woff2|bin)$/.test(name) && !name.includes("-ext-"));
        const files = ["/", ...publicFiles.map((file) => `/${file}`), ...built.map((file) => `/${file}`)];
        const version = createHash("sha256").update(readFileSync("index.html")).digest("hex").slice(0, 8);
        worker.code = worker.code.replace("__PRECACHE__", JSON.stringify(files)).concat(`\n// ${version}\n`);
      },
    },
  };
}

/** Makes the first load's script a hundredth smaller than the bundler does, in a second pass. */
function smallerFirstLoad(): Plugin {
  return {
    name: "restock-smaller",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry || chunk.name === "service-worker") continue;
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } });
          chunk.code = code ?? chunk.code;
        }
      },
    },
  };
}

/** Leaves out the keys of the icons' shapes, which React reads only to warn in development: they are random, so they don't compress. */
function iconsWithoutKeys(): Plugin {
  return {
    name: "restock-icons",
    apply: "build",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => code.replaceAll(/,\s*key: "\w+"/g, ""),
    },
  };
}

/** The app has one style sheet, which `index.html` links: before a part of it runs there is nothing to preload. */
function noPreloads(): Plugin {
  return {
    name: "restock-no-preloads",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    routeTable(),
    iconsWithoutKeys(),
    noPreloads(),
    smallerFirstLoad(),
    precache(),
    partList(),
  ],
  // React has had it for long: the package's stand-in for older versions is nothing to load.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }] },
  build: {
    outDir: "dist/web",
    target: "es2023",
    assetsInlineLimit: 0,
    // Lists of what each screen needs would cost more in the first load than they save later: the service worker has it all.
    modulePreload: false,
    rollupOptions: {
      input: { main: "index.html", "service-worker": "src/web/service-worker.ts" },
      output: {
        codeSplitting: {
          groups: [
            { name: "first-load", tags: ["$initial"], test: isOfThePage },
            ...Object.entries(sharedFiles).map(([file, holds]) => ({
              debugName: `shared-${file}`,
              // A part's own module stays in a file that has its name.
              name: (id: string, context: { getModuleInfo(id: string): Rolldown.ModuleInfo | null }) => {
                const isShared = context.getModuleInfo(id)?.dynamicImporters.length === 0;
                const fits = isOfThePage(id) && !chartCode.test(id) && holds.test(id);
                return isShared && fits ? `shared-${file}` : null;
              },
              minShareCount: 2,
            })),
            { name: "charts", test: chartCode },
          ],
        },
        // The bundler appends the names of all parts that share the file.
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]!}-[hash].js`,
        entryFileNames: (chunk) => (chunk.name === "service-worker" ? workerFile : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    host: "127.0.0.1",
    // The server makes links from the address that the browser used.
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, changeOrigin: false } },
  },
});
