/** Milliseconds from the moment a text appears on the page to the moment it is gone; runs in the page. */
export function timeOf(text: string): Promise<number> {
  return new Promise((resolve) => {
    let since: number | null = null;
    const look = () => {
      const shown = document.body.textContent.includes(text);
      if (shown) since ??= performance.now();
      else if (since !== null) resolve(performance.now() - since);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}
