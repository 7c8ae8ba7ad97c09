import { Send } from "lucide-react";
import { useMemo, useState } from "react";
import type { InvitationLink } from "../../contract/households/schema.ts";
import { Button } from "../ui/button.tsx";
import { dateText } from "../ui/dates.ts";
import { qrPath } from "./qr-path.ts";
import { CopyButton, CopyOutcome, LinkField } from "./link-to-copy.tsx";
import { useCopy } from "./use-copy.ts";

/** A link that lets one person join: to be scanned, sent with what the device has for that, or copied. */
export function ShareLink({ made: { link, inviterName, expiresAt } }: { made: InvitationLink }) {
  const { field, copied, copy } = useCopy(link);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    try {
      await navigator.share({
        title: "Restock",
        text: `${inviterName} shares a shopping list with you.`,
        url: link,
      });
    } catch (error) {
      // A person who closes the system's sheet hasn't failed.
      setFailed(!(error instanceof DOMException && error.name === "AbortError"));
    }
  };
  const canSend = typeof navigator.share === "function";
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-ink-2">
        Whoever opens this link first joins and shares your list. It works once, until{" "}
        {dateText(new Date(expiresAt))}.
      </p>
      <QrCode text={link} />
      <LinkField field={field} link={link} className="min-h-12" />
      <div className="flex gap-2.5">
        <CopyButton copied={copied} look={canSend ? "plain" : "primary"} onCopy={copy} />
        {canSend && (
          <Button className="flex-1" onClick={() => void send()}>
            <Send aria-hidden="true" className="size-5" />
            Send link
          </Button>
        )}
      </div>
      <CopyOutcome copied={copied} className="empty:hidden">
        {failed && copied === "not yet" && "This device couldn't send it. Copy the link instead."}
      </CopyOutcome>
    </div>
  );
}

/** Dark on white in both themes: cameras read it so. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label="QR code of the link, to be scanned with the other phone's camera"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-60 rounded-card border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
