import { Smartphone, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useSession } from "../session/use-session.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import {
  dismissInstallHint,
  hasOffer,
  install,
  isApplePhone,
  offerChanged,
  useWantsInstallHint,
} from "./install-offer.ts";

/** Shows a person who has joined a list once how to install the app on their home screen. */
export function InstallHint() {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const wanted = useWantsInstallHint(userId);
  const offered = useSyncExternalStore(offerChanged.subscribe, hasOffer);
  if (!wanted) return null;
  return (
    <section
      aria-labelledby="install-hint"
      className="mb-3.5 flex items-start gap-3.5 rounded-card border border-line bg-surface py-3.5 ps-4 pe-1.5"
    >
      <Glyph icon={Smartphone} hue={145} />
      <div className="min-w-0 flex-1">
        <h2 id="install-hint" className="font-[650]">
          Put Restock on your home screen
        </h2>
        <p className="mt-0.5 text-pretty text-ink-2">
          {isApplePhone()
            ? "Tap Share, then “Add to Home Screen”."
            : offered
              ? "It opens like an app, also without a network."
              : "In your browser's menu, choose “Install app” or “Add to Home screen”."}
        </p>
        {offered && (
          <Button
            look="soft"
            className="mt-2.5"
            onClick={() => void install().then(() => dismissInstallHint(userId))}
          >
            Install
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" className="-mt-1.5" onClick={() => dismissInstallHint(userId)}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </section>
  );
}
