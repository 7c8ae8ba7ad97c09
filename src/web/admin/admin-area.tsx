import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { failure } from "../session/error-sentences.ts";
import { IconButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { panelId, tabId, TabRow } from "../ui/tab-row.tsx";
import { showError } from "../ui/toast.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { adminTabOfSearch, adminTabs, adminTabTitles, type AdminTab } from "./admin-tab.ts";
import { AnalyticsTab } from "./analytics-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import { FeedbackTab } from "./feedback-tab.tsx";
import { ServerTab } from "./server-tab.tsx";
import { StoresTab } from "./stores-tab.tsx";
import { UsersTab } from "./users-tab.tsx";
import { WaitlistTab } from "./waitlist-tab.tsx";

export function AdminArea() {
  const [path, navigate] = useLocation();
  const tab = adminTabOfSearch(useSearch());
  usePageTitle(adminTabTitles[tab]);
  const choose = (next: AdminTab) => navigate(`${path}?tab=${next}`, { replace: true });
  return (
    <>
      <PageHeader title="Behavior analytics" back="/account">
        <RefreshButton />
      </PageHeader>
      <main className="flex flex-1 flex-col px-4 pt-2 pb-28">
        <TabRow
          label="Behavior analytics"
          tabs={adminTabs}
          titles={adminTabTitles}
          tab={tab}
          onChoose={choose}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(tab)} className="flex flex-1 flex-col pt-5">
          {tab === "analytics" && <AnalyticsTab />}
          {tab === "stores" && <StoresTab />}
          {tab === "users" && <UsersTab />}
          {tab === "feedback" && <FeedbackTab />}
          {tab === "waitlist" && <WaitlistTab />}
          {tab === "events" && <EventsTab />}
          {tab === "server" && <ServerTab />}
        </div>
      </main>
    </>
  );
}

/** Fetches the tab's data again: queries never refetch by themselves. */
function RefreshButton() {
  const client = useQueryClient();
  const [state, setState] = useState<"idle" | "running" | "done">("idle");
  const refresh = async () => {
    if (state === "running") return;
    setState("running");
    await client.invalidateQueries({ queryKey: ["admin"] });
    const failed = client
      .getQueryCache()
      .findAll({ queryKey: ["admin"], type: "active" })
      .find((query) => query.state.status === "error");
    if (failed !== undefined) showError(failure(failed.state.error, "Not everything could be refreshed."));
    setState(failed === undefined ? "done" : "idle");
  };
  return (
    <>
      <IconButton label="Refresh" onClick={() => void refresh()}>
        <RefreshCw
          aria-hidden="true"
          className={state === "running" ? "size-5 animate-spin motion-reduce:animate-none" : "size-5"}
        />
      </IconButton>
      <output className="sr-only">{state === "done" && "Refreshed"}</output>
    </>
  );
}
