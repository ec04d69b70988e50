import type { Page } from '@playwright/test';

/** The least width and height of what a finger presses, CSS pixels. */
const MIN_TARGET_PX = 44;

/**
 * The controls of the page whose hit area is smaller than a fingertip, by name and size. A hit area is the control's own
 * box, its label's, or the box of the control that it is in; what is not seen or not enabled for the pointer is left out.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const CONTROLS =
      'button, a[href], input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=checkbox]';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, pointerEvents } = getComputedStyle(element);
      return width > 1 && height > 1 && visibility === 'visible' && pointerEvents !== 'none';
    };
    const areasOf = (element: Element): DOMRect[] => {
      const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const around = element.closest('label');
      return [element, ...label, ...(around ? [around] : [])].map((one) => one.getBoundingClientRect());
    };
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '').trim();
    return [...document.querySelectorAll(CONTROLS)]
      .filter((element) => isSeen(element) && !element.closest('[data-stage] ul, [inert], [hidden]'))
      .flatMap((element) => {
        // Half a pixel may be lost where boxes are rounded.
        const fits = areasOf(element).some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5);
        const { width, height } = element.getBoundingClientRect();
        return fits ? [] : [`${nameOf(element).slice(0, 40)} (${Math.round(width)} × ${Math.round(height)})`];
      });
  }, MIN_TARGET_PX);
}
