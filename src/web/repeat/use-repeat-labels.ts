import { useMemo } from "react";
import { useEffectivePermissions } from "../accounts/use-effective-permissions.ts";
import { useList } from "../items/list-provider.tsx";
import { repeatLabels } from "./recurring-groups.ts";

const none: ReadonlyMap<string, string> = new Map();

/** How often a name on the list comes back, by its key; the same map until a repeat changes. */
export function useRepeatLabels(): ReadonlyMap<string, string> {
  const { recurringItems } = useList().view;
  const premium = useEffectivePermissions()?.isPremium === true;
  return useMemo(() => (premium ? repeatLabels(recurringItems) : none), [premium, recurringItems]);
}
