import { invitationDays } from "../../contract/households/limits.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton, CopyOutcome, LinkField } from "./link-to-copy.tsx";
import { useCopy } from "./use-copy.ts";

/** The link of an invitation that was not mailed, for the owner to pass on. */
export function InvitationLink({ email, link, onDone }: { email: string; link: string; onDone: () => void }) {
  const { field, copied, copy } = useCopy(link);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-ink-2">
        This server couldn't mail it, so send this link to <bdi className="font-[550] text-ink">{email}</bdi>{" "}
        yourself. It works once, for {invitationDays} days, and isn't shown again.
      </p>
      <LinkField field={field} link={link} className="min-h-14" />
      <div className="flex gap-2.5 pb-[env(safe-area-inset-bottom)]">
        <Button look="plain" className="flex-1" onClick={onDone}>
          Done
        </Button>
        <CopyButton copied={copied} onCopy={copy} />
      </div>
      <CopyOutcome copied={copied} />
    </div>
  );
}
