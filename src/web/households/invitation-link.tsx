import { Check, Copy } from "lucide-react";
import { invitationDays } from "../../contract/households/limits.ts";
import { Button } from "../ui/button.tsx";
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
      <input
        ref={field}
        readOnly
        aria-label="Invitation link"
        value={link}
        onFocus={(event) => event.target.select()}
        className="min-h-14 w-full truncate rounded-field border border-line-strong bg-surface px-4 outline-offset-0"
      />
      <div className="flex gap-2.5 pb-[env(safe-area-inset-bottom)]">
        <Button look="plain" className="flex-1" onClick={onDone}>
          Done
        </Button>
        <Button className="flex-1" onClick={copy}>
          {copied === "done" ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
          {copied === "done" ? "Copied" : "Copy"}
        </Button>
      </div>
      <output className="-mt-2 text-center text-sm text-ink-2">
        {copied === "done" && <span className="sr-only">The link is copied</span>}
        {copied === "by hand" && "Copy the selected link."}
      </output>
    </div>
  );
}
