import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, CircleCheck, Clock, Globe, type LucideIcon } from "lucide-react";
import type { AdminStore, StoreStatus } from "../../contract/admin/schema.ts";
import { failure } from "../session/error-sentences.ts";
import { call } from "../api/client.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { BadgeSelect } from "../ui/badge-select.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { storeStatus } from "./store-status.ts";

type Review = Exclude<StoreStatus, "global">;

const looks: Record<Review, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: "caution", icon: Clock },
  approved: { tone: "good", icon: CircleCheck },
  ignored: { tone: "outline", icon: Ban },
};

const choices: readonly { value: Review; title: string }[] = [
  { value: "pending", title: "Pending" },
  { value: "approved", title: "Approved" },
  { value: "ignored", title: "Ignored" },
];

const results: Record<Review, string> = {
  pending: "Store has been set to pending",
  approved: "Store has been approved",
  ignored: "Store has been ignored",
};

/** The control that changes a store's review status; that of a global store is read-only. */
export function StoreStatusControl({ store }: { store: AdminStore }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (status: Review) => {
      if (status === "approved") await call("approveStore", { params: { id: store.id } });
      // The API has no way back to pending, so the store's status on the server is shown again.
      if (status === "ignored") await call("rejectStore", { params: { id: store.id } });
    },
    onSuccess: async (_, status) => {
      await client.invalidateQueries({ queryKey: ["admin"] });
      showToast("Status Updated", { description: results[status] });
    },
    onError: (error) => showError(failure(error, "Failed to update store status")),
  });
  const decided = storeStatus(store);
  if (decided === "global") {
    return (
      <Badge tone="outline" icon={Globe}>
        Global Store
      </Badge>
    );
  }
  const status = change.isPending ? change.variables : decided;
  return (
    <BadgeSelect
      label={`Status of ${store.name}`}
      value={status}
      choices={choices}
      {...looks[status]}
      busy={change.isPending}
      onChoose={(next) => change.mutate(next)}
    />
  );
}
