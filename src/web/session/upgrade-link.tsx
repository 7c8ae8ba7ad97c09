import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../api/client.ts";
import { ButtonLink } from "../ui/button.tsx";
import { upgradeTarget } from "./upgrade-target.ts";

/** A link to the operator's Premium offer, else to the feedback screen with `wish` written there. */
export function UpgradeLink({
  wish,
  look,
  children,
}: {
  wish: string;
  look?: "primary" | "soft";
  children: ReactNode;
}) {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => call("getSettings", {}, { signal }),
  });
  return (
    <ButtonLink href={upgradeTarget(data?.upgradeUrl ?? null, wish)} {...(look !== undefined && { look })}>
      {children}
    </ButtonLink>
  );
}
