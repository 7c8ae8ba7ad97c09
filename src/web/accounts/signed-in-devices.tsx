import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useRef } from "react";
import type { SessionOfPerson } from "../../contract/accounts/schema.ts";
import { ApiError, call } from "../api/client.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { dateText, momentText } from "../ui/dates.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { showError, showToast } from "../ui/toast.ts";

const sessionsKey = ["sessions"];

/** The person's sessions, each with a button that ends it. */
export function SignedInDevices() {
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call("listSessions", {}, { signal }),
    refetchOnMount: "always",
  });
  const end = useMutation({
    /** Without a session: all sessions but this one. */
    mutationFn: (session: SessionOfPerson | null) =>
      session === null
        ? call("endOtherSessions", {})
        : call("endSession", { params: { id: session.id } }).catch((failed: unknown) => {
            // Somebody else has ended it.
            if (!isGone(failed)) throw failed;
          }),
    onSuccess: async (_, session) => {
      await client.invalidateQueries({ queryKey: sessionsKey });
      showToast(session === null ? "Signed out everywhere else" : `Signed out ${session.device}`);
      // The pressed button has gone with its row.
      card.current?.focus({ preventScroll: true });
    },
    onError: (failed) =>
      showError(serverSentence(failed) ?? failure(failed, "That didn't work. Please try again.")),
  });
  if (data === undefined) {
    if (error === null || isFetching) {
      return (
        <div aria-busy="true">
          <Skeleton className="h-16.5 w-full" />
        </div>
      );
    }
    return (
      <div role="alert" className="rounded-card border border-line bg-surface px-4 py-4">
        <p className="text-pretty text-ink-2">{failure(error, "Your devices can't be shown.")}</p>
        <Button look="soft" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const run = (session: SessionOfPerson | null) => {
    if (!end.isPending) end.mutate(session);
  };
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="divide-y divide-line rounded-card border border-line bg-surface outline-none"
    >
      <ul aria-label="Devices" className="divide-y divide-line">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => run(session)} />
        ))}
      </ul>
      {data.some(({ isCurrent }) => !isCurrent) && (
        <div className="p-2">
          <Button
            look="quietDanger"
            className="w-full aria-disabled:opacity-55"
            aria-disabled={end.isPending}
            onClick={() => run(null)}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  );
}

function SessionRow({
  session: { device, signedInAt, seenAt, isCurrent },
  onEnd,
}: {
  session: SessionOfPerson;
  onEnd: () => void;
}) {
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;
  const lastUsed = momentText(new Date(seenAt));
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2 ps-4 pe-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-[550] wrap-anywhere">
          <bdi>{device}</bdi>
          {isCurrent && <span className="font-normal text-accent"> · this one</span>}
        </p>
        <p className="text-sm text-pretty text-ink-2">
          {!isCurrent && (
            <>
              Last used <time dateTime={seenAt}>{lastUsed}</time>
              {" · "}
            </>
          )}
          Signed in <time dateTime={signedInAt}>{dateText(new Date(signedInAt), { year: true })}</time>
        </p>
      </div>
      {!isCurrent && (
        <IconButton label={`Sign out ${device}, last used ${lastUsed}`} onClick={onEnd}>
          <LogOut aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
}

function isGone(failed: unknown): boolean {
  return failed instanceof ApiError && failed.status === 404;
}
