import { CloudOff, Repeat, Sparkles, Users, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { call } from "../api/client.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { WaitlistForm } from "./waitlist-form.tsx";
import { SessionEnded, useSessionEnd } from "./session-ended.tsx";
import { WelcomePicture } from "./welcome-picture.tsx";

const promises: { icon: LucideIcon; hue: number; title: string; text: string }[] = [
  {
    icon: Sparkles,
    hue: 95,
    title: "Type it the way you say it",
    text: "Amount, size and shelf are read from “2 lb chicken thighs”. You correct it once, it stays corrected.",
  },
  {
    icon: CloudOff,
    hue: 225,
    title: "Works where the signal doesn't",
    text: "Your list lives on your phone. Tick things off in the basement, it catches up by itself.",
  },
  {
    icon: Repeat,
    hue: 320,
    title: "Remembers what runs out",
    text: "Milk each week, batteries twice a year: with Premium they come back on their own.",
  },
  {
    icon: Users,
    hue: 145,
    title: "One list for the whole home",
    text: "Share it in a household with Premium, and everybody shops from the same page.",
  },
];

/** The waitlist's form, for installations with a waitlist; a family's own server has none. */
function Waitlist() {
  return (
    <section aria-labelledby="waitlist-title" className="mt-8">
      <h2 id="waitlist-title" className="mb-1 text-xl font-bold tracking-[-0.02em]">
        No secret code yet?
      </h2>
      <p className="mb-3 text-pretty text-ink-2">Leave your address, and be among the first.</p>
      <WaitlistForm />
    </section>
  );
}

/** Whether the operator has a waitlist; it shows, too, when that can't be found out. */
function useHasWaitlist(): boolean {
  const [waitlist, setWaitlist] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call("getSettings", {}, { signal: leaving.signal }).then(
      (settings) => setWaitlist(settings.waitlist),
      () => setWaitlist(true),
    );
    return () => leaving.abort();
  }, []);
  return waitlist;
}

/** The first screen of a person who isn't signed in. */
export default function WelcomePage() {
  usePageTitle("One shopping list, every store");
  const hasWaitlist = useHasWaitlist();
  const left = useSessionEnd();
  const login = left === undefined ? "/login" : `/login?redirect=${encodeURIComponent(left)}`;
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 px-5 pt-[max(20px,env(safe-area-inset-top))] pb-2">
        {/* Login stands below it where enlarged text leaves no room beside the whole word. */}
        <span className="flex flex-1 items-center gap-3 text-xl font-bold tracking-[-0.02em] whitespace-nowrap">
          <img src="/icon.svg" alt="" width={36} height={36} className="rounded-[10px]" />
          <span>Restock</span>
        </span>
        <ButtonLink href={login} look="plain">
          Login
        </ButtonLink>
      </header>
      <main className="flex flex-col px-5 pb-14">
        {left !== undefined && <SessionEnded login={login} />}
        <div className="grid grid-cols-1 items-center gap-x-8 sm:grid-cols-[1.05fr_1fr]">
          <div className="pt-8 sm:py-14">
            <h1
              tabIndex={-1}
              className="outline-none text-[2.5rem] leading-[1.04] font-bold tracking-[-0.035em] text-balance sm:text-5xl"
            >
              One list. <span className="text-accent">Every store.</span>
            </h1>
            <p className="mt-4 max-w-100 text-lg text-pretty text-ink-2">
              Write down what you need once. In each shop you see just what you can get there, shelf by shelf.
            </p>
            <ButtonLink href="/login?mode=register" className="mt-6 min-h-14 w-full px-7 text-lg sm:w-auto">
              Create account
            </ButtonLink>
          </div>
          <WelcomePicture />
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {promises.map(({ icon, hue, title, text }) => (
            <li key={title} className="flex gap-4">
              <Glyph icon={icon} hue={hue} />
              <div>
                <h2 className="font-[650]">{title}</h2>
                <p className="mt-0.5 text-pretty text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-center">
          <Link
            href="/login?mode=register"
            className="inline-flex min-h-11 items-center rounded-lg px-2 font-[650] text-accent underline underline-offset-4"
          >
            Secret code? Join beta
          </Link>
        </p>
        {hasWaitlist && <Waitlist />}
      </main>
    </>
  );
}
