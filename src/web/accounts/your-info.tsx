import { Pencil } from "lucide-react";
import { Link } from "wouter";
import type { User } from "../../contract/accounts/schema.ts";
import { personName } from "../session/person-name.ts";
import { Section } from "../ui/section.tsx";
import { CurrencySelect } from "./currency-select.tsx";
import { EmailStatus } from "./email-status.tsx";
import { TimezoneSelect } from "./timezone-select.tsx";

export function YourInfo({ user }: { user: User }) {
  return (
    <Section
      title="Your info"
      action={
        <Link
          href="/edit-profile"
          aria-label="Edit your info"
          title="Edit your info"
          className="-my-2.5 grid size-11 place-items-center rounded-full text-ink-2 active:bg-line/60"
        >
          <Pencil aria-hidden="true" className="size-4.5" />
        </Link>
      }
    >
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        <dl className="divide-y divide-line">
          <Line term="Name">{personName(user)}</Line>
          <Line term="Email">{user.email}</Line>
          <Line term="Password" spoken="Hidden">
            ••••••••
          </Line>
          {user.language && <Line term="Language">{languageName(user.language)}</Line>}
        </dl>
        <EmailStatus email={user.email} />
        <TimezoneSelect timezone={user.timezone} />
        <CurrencySelect />
      </div>
    </Section>
  );
}

/** E.g. "German (Germany)" for de-DE. */
function languageName(tag: string): string {
  return new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;
}

/** `spoken` is the text for screen readers where the shown one only makes sense to the eye. */
function Line({ term, spoken, children }: { term: string; spoken?: string; children: string }) {
  return (
    <div className="flex min-h-14 items-center gap-4 px-4 py-2">
      <dt className="shrink-0 text-ink-2">{term}</dt>
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
