// `npm run dev`: the server, restarted when its files change, and Vite in front of it with live reload.
import { spawn } from "node:child_process";
import { install, node, root } from "./prepare.mjs";

install();
const apiPort = process.env.API_PORT ?? "3001";
const port = process.env.PORT ?? "3000";
const children = [
  spawn(node, ["--watch", "--watch-preserve-output", "tooling/dev-server.ts"], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PORT: apiPort },
  }),
  spawn(node, ["node_modules/vite/bin/vite.js", "--port", port, "--strictPort", "--clearScreen", "false"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, API_PORT: apiPort },
  }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
