import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "wouter";
import type { Permissions, User } from "../../contract/accounts/schema.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import ServerData from "../session/server-data.tsx";
import { UpgradeLink } from "../session/upgrade-link.tsx";
import { BottomSheet } from "../ui/bottom-sheet.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import InviteSheet from "./invite-sheet.tsx";
import { linkToShare, type LinkToShare } from "./link-to-share.ts";
import { ShareLink } from "./share-link.tsx";
import { UnlessJoined } from "./unless-joined.tsx";
import { useHouseholdChanged } from "./use-household.ts";

type Given = { open: boolean; user: User; permissions: Permissions; onClose: () => void };

/** Shares the list with one more person, by a link or by mail; people without Premium see that it needs Premium. */
export default function ShareSheet(given: Given) {
  const [byMail, setByMail] = useState(false);
  const [wanted, setWanted] = useState({ times: 0, another: false });
  const { open, user, permissions, onClose } = given;
  return (
    <ServerData>
      {byMail ? (
        <InviteSheet open={open} sent={null} inviter={user} onClose={onClose} />
      ) : (
        <BottomSheet open={open} title="Share the list" onClose={onClose} className="max-w-lg">
          {permissions.isPremium ? (
            <MadeLink
              key={wanted.times}
              user={user}
              another={wanted.another}
              onMail={() => setByMail(true)}
              onAgain={(another) => setWanted({ times: wanted.times + 1, another })}
            />
          ) : (
            <NeedsPremium />
          )}
        </BottomSheet>
      )}
    </ServerData>
  );
}

function NeedsPremium() {
  return (
    <div className="flex flex-col gap-4 pb-[env(safe-area-inset-bottom)]">
      <p className="text-pretty text-ink-2">
        Sharing is part of Premium. Only you need it: whoever joins your list shares it as well.
      </p>
      <UpgradeLink wish="I'd like to upgrade to Premium and share my list with others.">
        Upgrade to Premium
      </UpgradeLink>
    </div>
  );
}

type State = LinkToShare | { problem: string } | null;

const textButton =
  "inline-flex min-h-11 items-center rounded-lg px-1 text-accent font-[650] underline underline-offset-4";

function MadeLink({
  user,
  another,
  onMail,
  onAgain,
}: {
  user: User;
  /** Whether the last link is for somebody else. */
  another: boolean;
  onMail: () => void;
  /** Called when the person wants a link once more. */
  onAgain: (another: boolean) => void;
}) {
  const [state, setState] = useState<State>(null);
  const changed = useHouseholdChanged();
  // The first link has made the household.
  const onMade = useEffectEvent(() => void changed());
  useEffect(() => {
    let left = false;
    const show = (next: State) => !left && setState(next);
    linkToShare(user.id, { another }).then(
      (link) => {
        show(link);
        onMade();
      },
      (error: unknown) => {
        show({ problem: serverSentence(error) ?? failure(error, "The link can't be made.") });
      },
    );
    return () => {
      left = true;
    };
  }, [user.id, another]);
  if (state !== null && "problem" in state) {
    return (
      <div role="alert" className="flex flex-col gap-3">
        <p className="text-pretty text-ink-2">{state.problem}</p>
        <Button look="soft" onClick={() => onAgain(another)}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 pb-[env(safe-area-inset-bottom)]">
      <UnlessJoined
        after={
          <Button look="soft" onClick={() => onAgain(false)}>
            Link for another person
          </Button>
        }
      >
        {state === null ? (
          <div aria-busy="true">
            <p className="sr-only">Making a link</p>
            <Skeleton className="mx-auto h-60 w-60" />
          </div>
        ) : (
          <ShareLink made={state.made} />
        )}
        {state?.isEarlier === true && (
          <div className="text-center">
            <p className="text-pretty text-ink-2">
              Nobody has joined by it yet. A second person needs a link of their own.
            </p>
            <button type="button" onClick={() => onAgain(true)} className={textButton}>
              Make another link
            </button>
          </div>
        )}
      </UnlessJoined>
      <div className="flex flex-wrap items-center justify-center gap-x-4">
        <button type="button" onClick={onMail} className={textButton}>
          Invite by email instead
        </button>
        <Link
          href="/account"
          className="inline-flex min-h-11 items-center rounded-lg px-1 font-[550] text-ink-2 underline underline-offset-4"
        >
          Waiting invitations
        </Link>
      </div>
    </div>
  );
}
