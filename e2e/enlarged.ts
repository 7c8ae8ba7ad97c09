import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { tooSmall } from "./fits.ts";

/** Text of 200 %, as a browser's settings make it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.style.fontSize = "32px";
    }).observe(document, { childList: true });
  });
}

/** Pixels by which the page is wider than the window, and the controls that stick out of it or whose words don't fit. */
export function misfits(): { sideways: number; controls: string[] } {
  const shown = [
    ...document.querySelectorAll<HTMLElement>(
      "h1, h2, a, button, input, select, textarea, label:has(> [type=radio])",
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === "none" &&
      element.closest(".overflow-x-auto") === null,
  );
  const controls = shown.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const spills = element.matches("button, a") && element.scrollWidth > element.clientWidth + 2;
    const isInline = getComputedStyle(element).display === "inline";
    const isCut = element.matches("label") && element.scrollHeight > element.clientHeight + 2;
    return width > 1 && (left < -1 || right > innerWidth + 1 || isCut || (spills && !isInline));
  });
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    controls: controls.map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** Texts that are cut off or stick out of their card. Runs in the browser. */
function cutOff(): string[] {
  const faults: string[] = [];
  const isOff = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
    element.closest(".sr-only, svg, option, [data-sonner-toast]") !== null;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement!;
    if (text.textContent!.trim() === "" || isOff(element) || element.matches("textarea, script, style"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (
      let frame: Element | null = element;
      frame !== document.body && frame !== null;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(frame);
      if ([overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) break;
      const isCard = frame.matches(".rounded-card, [role=dialog]");
      const clipsX = isCard || (overflowX !== "visible" && display !== "inline");
      const clipsY = overflowY === "hidden" || overflowY === "clip";
      const outside = frame.getBoundingClientRect();
      const sticksOut = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          (clipsX && (left < outside.left - 1 || right > outside.right + 1)) ||
          (clipsY && (top < outside.top - 4 || bottom > outside.bottom + 4)),
      );
      if (sticksOut) faults.push(`"${text.textContent}" in ${frame.outerHTML.slice(0, 120)}`);
    }
  }
  for (const select of document.querySelectorAll("select")) {
    if (isOff(select) || getComputedStyle(select).opacity === "0" || select.selectedOptions.length === 0)
      continue;
    const style = getComputedStyle(select);
    const sample = document.body.appendChild(document.createElement("span"));
    sample.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}; letter-spacing: ${style.letterSpacing}`;
    sample.textContent = select.selectedOptions[0]!.text;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (sample.offsetWidth > room + 1)
      faults.push(
        `"${sample.textContent}" is ${Math.round(sample.offsetWidth - room)} wider than its select`,
      );
    sample.remove();
  }
  return faults;
}

/** Controls that something covers wherever the page is scrolled. Runs in the browser. */
function outOfReach(): string[] {
  const scope = document.querySelector("[role=dialog], [role=alertdialog]") ?? document;
  const faults: string[] = [];
  for (const control of scope.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    const target = control.matches("[type=checkbox], [type=radio]") ? control.closest("label")! : control;
    const isShown = target.checkVisibility({ visibilityProperty: true });
    if (!isShown || getComputedStyle(target).clipPath === "inset(50%)") continue;
    target.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
    const { left, top, width, height } = target.getClientRects()[0]!;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !target.contains(hit))
      faults.push(`${target.outerHTML.slice(0, 120)} below ${hit?.outerHTML.slice(0, 120) ?? "nothing"}`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return faults;
}

/** What keeps a person with enlarged text from using a screen: what doesn't fit or is cut off, and controls they can't hit. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { sideways, controls } = await page.evaluate(misfits);
  return [
    ...(sideways > 0 ? [`The page is ${sideways} pixels wider than the window`] : []),
    ...controls.map((control) => `Doesn't fit: ${control}`),
    ...(await page.evaluate(cutOff)).map((text) => `Cut off: ${text}`),
    ...(await page.evaluate(tooSmall)).map((control) => `Too small: ${control}`),
    ...(await page.evaluate(outOfReach)).map((control) => `Covered: ${control}`),
  ];
}

/** Expects a screen that a person with enlarged text can use. */
export async function expectUsable(page: Page): Promise<void> {
  // The font replaces a wider one, and sheets come with an animation.
  await expect.poll(() => faultsOf(page)).toEqual([]);
}
