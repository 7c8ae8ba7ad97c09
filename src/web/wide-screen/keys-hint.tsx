/** The foot of the list's pane, where toasts show; it names the keys to people who have them. */
export function KeysHint() {
  return (
    <p className="flex h-20 shrink-0 items-center gap-1.5 px-5.5 text-sm text-ink-2 print:hidden">
      <kbd className="rounded-md border border-line-strong px-1.5 font-sans text-[0.8125rem]">/</kbd> to add,
      <kbd className="rounded-md border border-line-strong px-1.5 font-sans text-[0.8125rem]">?</kbd> for all
      keys
    </p>
  );
}
