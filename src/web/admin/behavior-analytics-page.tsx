import { useEffect, useState } from "react";
import { loadSession } from "../session/session.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { LoadingPage, UnreachablePage } from "../shell.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { AdminArea } from "./admin-area.tsx";

/** The admin area, for administrators. Permissions that this device remembers of another person are fetched again first. */
export default function BehaviorAnalyticsPage() {
  const permissions = useEffectivePermissions();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let here = true;
    void loadSession().then(() => here && setAsked(true));
    return () => {
      here = false;
    };
  }, []);
  if (permissions?.isAdmin === true) return <AdminArea />;
  if (!asked) return <LoadingPage text="Loading permissions..." />;
  return permissions === null ? <UnreachablePage /> : <AccessDenied />;
}
