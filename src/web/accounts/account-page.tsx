import { PageHeader } from "../ui/page-header.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { AppearanceControl } from "./appearance-control.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { personName } from "./person-name.ts";
import { Section } from "./section.tsx";
import { ThisDevice } from "./this-device.tsx";
import { useSession } from "./use-session.ts";

export default function AccountPage() {
  usePageTitle("Account");
  const session = useSession();
  if (session.status !== "signedIn") return null;
  const { user } = session;
  return (
    <>
      <PageHeader title="Account" back="/">
        <LogoutButton userId={user.id} />
      </PageHeader>
      <main className="flex flex-col gap-6 px-4 pt-2 pb-12">
        <Section title="Your info">
          <dl className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            <Line term="Name">{personName(user)}</Line>
            <Line term="Email">{user.email}</Line>
            <Line term="Password" spoken="Hidden">
              ••••••••
            </Line>
          </dl>
        </Section>
        <Section title="This device">
          <ThisDevice />
        </Section>
        <Section title="Appearance">
          <AppearanceControl />
        </Section>
      </main>
    </>
  );
}

/** `spoken` replaces, for a screen reader, what only the eye can make sense of. */
function Line({ term, spoken, children }: { term: string; spoken?: string; children: string }) {
  return (
    <div className="flex min-h-14 items-center gap-4 px-4 py-2">
      <dt className="w-24 shrink-0 text-ink-2">{term}</dt>
      <dd dir="auto" className="min-w-0 flex-1 text-end font-[550]">
        {spoken === undefined ? (
          children
        ) : (
          <>
            <span aria-hidden="true" className="tracking-[0.15em]">
              {children}
            </span>
            <span className="sr-only">{spoken}</span>
          </>
        )}
      </dd>
    </div>
  );
}
