import { Suspense } from "react";
import { HouseholdSection } from "../households/household-section.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { AccountLinks } from "./account-links.tsx";
import { AdminPreview } from "./admin-preview.tsx";
import { AppearanceControl } from "./appearance-control.tsx";
import { LogoutButton } from "../logout-button.tsx";
import { Notifications } from "./notifications.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { ScreenSwitch } from "./screen-switch.tsx";
import { Section } from "../ui/section.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";
import { Subscription } from "./subscription.tsx";
import { ThisDevice } from "./this-device.tsx";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { useSession } from "../session/use-session.ts";
import { YourInfo } from "./your-info.tsx";

const DataSections = lazyPart("data-sections", () => import("./data-sections.tsx"));

export default function AccountPage() {
  usePageTitle("Account");
  const session = useSession();
  const permissions = useEffectivePermissions();
  if (session.status !== "signedIn") return null;
  const { user } = session;
  return (
    <>
      {/* Beside enlarged text there is no room for the button, which then stands below. */}
      <PageHeader title="Account" back="/" looks={{ header: "flex-wrap justify-end" }}>
        <LogoutButton userId={user.id} />
      </PageHeader>
      <main className="flex flex-col gap-6 px-4 pt-2 pb-12">
        <Section title="Household">
          {permissions === null ? (
            <Skeleton className="h-28 w-full" />
          ) : (
            <HouseholdSection user={user} permissions={permissions} />
          )}
        </Section>
        <YourInfo user={user} />
        <Section title="Subscription">
          {permissions === null ? (
            <Skeleton className="h-16 w-full" />
          ) : (
            <Subscription permissions={permissions} />
          )}
        </Section>
        <AccountLinks isAdmin={permissions?.isAdmin === true} />
        <Section title="This device">
          <ThisDevice />
          <ScreenSwitch />
        </Section>
        <Section title="Notifications">
          <Notifications userId={user.id} />
        </Section>
        <Section title="Where you are signed in">
          <SignedInDevices />
        </Section>
        <Section title="Appearance">
          <AppearanceControl />
        </Section>
        <Section title="Recent activity">
          <RecentActivity />
        </Section>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <DataSections />
        </Suspense>
        {permissions?.actualIsAdmin === true && (
          <Section title="Admin Preview">
            <AdminPreview />
          </Section>
        )}
      </main>
    </>
  );
}
