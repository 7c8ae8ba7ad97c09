import { useMemo } from "react";
import type { Permissions } from "../../contract/accounts/schema.ts";
import { effectivePermissions } from "./effective-permissions.ts";
import { usePreviewRole } from "./preview-role.ts";
import { useSession } from "./use-session.ts";

/** What the person may do as far as screens show it, an administrator's preview included; null while it isn't known. */
export function useEffectivePermissions(): Permissions | null {
  const session = useSession();
  const preview = usePreviewRole();
  const own = session.status === "signedIn" ? session.permissions : null;
  return useMemo(() => (own === null ? null : effectivePermissions(own, preview)), [own, preview]);
}
