import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./button.tsx";
import { dismissToast } from "./toast.ts";
import { useCloseRequest } from "./use-close-request.ts";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

/** On these screens the whole sheet scrolls, its title and its footer too; the classes below name the same height. */
const lowScreen = matchMedia("(max-height: 440px)");

/**
 * A dialog that comes up from the bottom edge: holds the focus, closes with Escape, its x or a press beside it. In a chunk
 * of its own: import it only from modules that are loaded on demand.
 */
export function BottomSheet({
  open,
  title,
  onClose,
  onClosed,
  initialFocus,
  returnFocus,
  className,
  footer,
  children,
}: {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Called once it has gone from the screen. */
  onClosed?: () => void;
  /**
   * The element focused first; by default the sheet itself on touch screens, its first control elsewhere. So it is for one in
   * the footer, too, where that would scroll the sheet to its end.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element focused after closing; by default the one focused before opening. */
  returnFocus?: () => HTMLElement | null;
  className?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const keyboard = useKeyboardHeight();
  const end = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const firstFocus = (wanted: HTMLElement | null) =>
    lowScreen.matches && end.current?.contains(wanted) === true ? true : wanted;
  useCloseRequest(open, onClose);
  useEffect(() => {
    if (open) dismissToast();
  }, [open]);
  return (
    <Dialog.Root
      open={open}
      // The second half of a double click that opened the sheet is no press beside it, and neither is a press that begins or ends
      // on the sheet while it moves: the browser reports a click on what is around both places.
      onOpenChange={(next, { event, reason }) => {
        const isBeside = event.target === backdrop.current;
        const isDouble = event instanceof MouseEvent && event.detail > 1;
        if (!next && !isDouble && (isBeside || reason !== "outside-press")) onClose();
      }}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          ref={backdrop}
          className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Popup
          {...(initialFocus !== undefined && { initialFocus: () => firstFocus(initialFocus.current) })}
          {...(returnFocus !== undefined && { finalFocus: () => returnFocus() })}
          style={{ "--keyboard": `${keyboard}px` } as CSSProperties}
          className={classNames(
            "fixed inset-x-0 bottom-(--keyboard) z-50 mx-auto flex max-h-[calc(100dvh-var(--keyboard)-2rem)] w-full flex-col overflow-hidden overscroll-contain rounded-t-[28px] bg-paper text-ink shadow-[0_-8px_40px_#00000026] transition-transform duration-250 ease-out data-ending-style:translate-y-[calc(100%+1rem)] data-starting-style:translate-y-[calc(100%+1rem)] sm:bottom-[calc(var(--keyboard)+1rem)] sm:rounded-[28px] [@media(max-height:440px)]:block [@media(max-height:440px)]:h-auto! [@media(max-height:440px)]:overflow-y-auto",
            className,
          )}
        >
          <FocusOtherwise />
          <div className="flex shrink-0 items-center gap-3 pt-3 pr-3 pb-1 pl-5">
            <Dialog.Title
              dir="auto"
              className="line-clamp-2 min-w-0 flex-1 text-xl font-bold tracking-[-0.01em]"
            >
              {title}
            </Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-4 [@media(max-height:440px)]:overflow-visible">
            {children}
          </div>
          {footer !== undefined && (
            <div ref={end} className="shrink-0 px-5 pt-2 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Gives the screen's title the focus when what had it before the dialog is gone: somebody else may have deleted it. */
function FocusOtherwise() {
  useEffect(
    () => () => {
      // The dialog gives it back first.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
      }, 50);
    },
    [],
  );
  return null;
}
