import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { fetchAhead } from "./parts/fetch-ahead.ts";
import { followOtherTabs, loadSession } from "./session/session.ts";
import { part } from "./parts/part.ts";
import { followSystemTheme } from "./theme.ts";
import { Router } from "./router.tsx";
import { keepSharedQuery } from "./shared-query.ts";
import { rememberScrolling } from "./ui/scroll-memory.ts";
import "./theme.css";

keepSharedQuery();
followSystemTheme();
followOtherTabs();
rememberScrolling();
void loadSession();
void fetchAhead();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Router />
  </StrictMode>,
);

const rest = part("after-start", () => import("./after-start.ts"));
window.addEventListener("load", () => {
  const registered = import.meta.env.PROD
    ? navigator.serviceWorker?.register("/service-worker.js")
    : undefined;
  rest.load().then(({ afterStart }) => afterStart(registered), String);
});
