import { useMemo } from "react";
import type { Permissions } from "../../contract/accounts/schema.ts";
import { effectivePermissions } from "./effective-permissions.ts";
import { usePreviewRole } from "./preview-role.ts";
import { useSession } from "./use-session.ts";

/** The person's permissions on this device's screens, an administrator's preview included; null while they load. */
export function useEffectivePermissions(): Permissions | null {
  const session = useSession();
  const preview = usePreviewRole();
  const own = session.status === "signedIn" ? session.permissions : null;
  return useMemo(() => (own === null ? null : effectivePermissions(own, preview)), [own, preview]);
}
