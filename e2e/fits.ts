import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Touch targets less than 44 pixels high or wide. Links and buttons inside a sentence are exempt. */
export function tooSmall(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, [role=button], [role=option], [role=checkbox], [role=tab]",
  )) {
    const target = element.closest<HTMLElement>("label:has(> [type=radio], > [type=checkbox])") ?? element;
    const { width, height } = target.getBoundingClientRect();
    const style = getComputedStyle(target);
    if (width === 0 || height === 0 || style.visibility === "hidden") continue;
    // A fully clipped control is for screen readers only and is no touch target.
    if (style.clipPath === "inset(50%)") continue;
    if (style.display === "inline" || (style.display === "inline-block" && isInSentence(target))) continue;
    // Browsers may round a size down by a pixel.
    if (width < 43.5 || height < 43.5)
      faults.push(`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 160)}`);
  }
  return faults;

  function isInSentence(element: HTMLElement): boolean {
    return [...element.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
    );
  }
}

/** Pixels by which the page is wider than the window. */
export function sideways(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Expects a page that doesn't scroll sideways, and touch targets that a finger hits. Both functions above run in the browser. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(tooSmall)).toEqual([]);
}
