import { useMemo } from "react";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { useList } from "./list-provider.tsx";
import { repeatLabels } from "./repeat-labels.ts";

const none: ReadonlyMap<string, string> = new Map();

/** Repeat labels by name key; the same map until a repeat changes. */
export function useRepeatLabels(): ReadonlyMap<string, string> {
  const { recurringItems } = useList().view;
  const premium = useEffectivePermissions()?.isPremium === true;
  return useMemo(() => (premium ? repeatLabels(recurringItems) : none), [premium, recurringItems]);
}
