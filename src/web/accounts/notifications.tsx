import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PushPreferences, PushSettings } from "../../contract/push/schema.ts";
import { call } from "../api/client.ts";
import { failure } from "../session/error-sentences.ts";
import { pushEndpoint, pushState, turnOffPush, turnOnPush, type PushState } from "../session/push-device.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SwitchRow } from "../ui/switch-row.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { NotificationChoices } from "./notification-choices.tsx";

const settingsKey = ["push-settings"];

const reasons: Partial<Record<PushState, string>> = {
  unsupported: "This browser has no notifications for this page.",
  "install-first":
    "On an iPhone or iPad, install Restock first: open the Share menu and choose Add to Home Screen.",
  blocked:
    "Notifications are blocked for this page. You can allow them in the site settings of your browser.",
};

/** Whether this device gets notifications, and which kinds the person gets on all of their devices. */
export function Notifications({ userId }: { userId: string }) {
  const client = useQueryClient();
  const settings = useQuery({ queryKey: settingsKey, queryFn: () => call("getPushSettings", {}) });
  // One after the other: each sends all settings, so the last one has to arrive last.
  const saving = useMutation({
    scope: { id: "push-settings" },
    // It outlives the page, since a time that is being typed is saved when the page is closed.
    mutationFn: (preferences: PushPreferences) =>
      call("changePushPreferences", { body: preferences }, { keepalive: true }),
    onError: (error) => {
      showError(failure(error, "Your notifications could not be changed"));
      void client.invalidateQueries({ queryKey: settingsKey });
    },
  });
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const look = () => {
      pushState(userId).then(setState, () => setState("unsupported"));
    };
    look();
    // The permission may have been changed in the browser's settings.
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [userId]);

  if (settings.isError)
    return (
      <Card className="flex min-h-16 flex-wrap items-center justify-between gap-3 px-4 py-3">
        <p role="alert" className="text-sm text-ink-2">
          {failure(settings.error, "Your notifications could not be loaded")}
        </p>
        <Button look="soft" onClick={() => void settings.refetch()}>
          Try again
        </Button>
      </Card>
    );
  if (settings.data === undefined || state === null) return <Skeleton className="h-16 w-full" />;
  const { data } = settings;
  const reason = reasons[state];

  async function turn(on: boolean): Promise<void> {
    setBusy(true);
    try {
      if (on) setState(await turnOnPush(userId, data.publicKey));
      else {
        await turnOffPush(userId);
        setState("off");
      }
    } catch (error) {
      showError(
        failure(error, on ? "Notifications could not be turned on" : "Notifications could not be turned off"),
      );
    } finally {
      setBusy(false);
    }
  }

  function change(changeOf: (now: PushPreferences) => Partial<PushPreferences>): void {
    const now = client.getQueryData<PushSettings>(settingsKey) ?? data;
    const { publicKey, ...next } = { ...now, ...changeOf(now) };
    client.setQueryData<PushSettings>(settingsKey, { publicKey, ...next });
    saving.mutate(next);
  }

  async function sendTest(): Promise<void> {
    setBusy(true);
    try {
      const endpoint = await pushEndpoint();
      await call("sendTestNotification", { body: { endpoint: endpoint ?? "" } });
      showToast("A notification is on its way to this device");
    } catch (error) {
      showError(failure(error, "No notification could be sent"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <SwitchRow
        label="Notifications on this device"
        hint={reason ?? "Tells you what happens on your list while Restock is closed."}
        checked={state === "on"}
        disabled={reason !== undefined}
        onChange={(on) => busy || void turn(on)}
      />
      {state === "on" && (
        <>
          <NotificationChoices settings={data} onChange={change} />
          <div className="p-3">
            <Button look="soft" className="w-full" aria-busy={busy} onClick={() => busy || void sendTest()}>
              Send a test notification
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
