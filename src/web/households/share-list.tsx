import { UserRoundPlus } from "lucide-react";
import { useList } from "../list/list-provider.tsx";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { useSheet } from "../parts/use-sheet.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import { useSession } from "../session/use-session.ts";

const ShareSheet = lazySheet("share-sheet", () => import("./share-sheet.tsx"));

/** The way to one more person on the list, for people who may invite or could with Premium. */
export function ShareList() {
  const { view } = useList();
  const session = useSession();
  const permissions = useEffectivePermissions();
  const { sheet, open, close } = useSheet<null>();
  if (session.status !== "signedIn" || permissions === null) return null;
  if (permissions.isHouseholdMember && !permissions.isHouseholdOwner) return null;
  const alone = view.members.length < 2;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Share the list"
        onPointerEnter={ShareSheet.part.prepare}
        onClick={() => open(null)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-xl px-2 font-semibold text-accent active:bg-line/60"
      >
        <UserRoundPlus aria-hidden="true" className="size-5" />
        <span className={alone ? undefined : "sr-only"}>Share the list</span>
      </button>
      {sheet !== null && (
        <ShareSheet
          key={sheet.times}
          open={sheet.open}
          user={session.user}
          permissions={permissions}
          onClose={close}
        />
      )}
    </>
  );
}
