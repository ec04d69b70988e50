import type { Target } from './target.ts';

/** An element that exists and has a size, in CSS pixels of the viewport. */
export interface Found {
  readonly name: string;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Nothing covers its centre, and it is enabled. */
  readonly ready: boolean;
  readonly checked: boolean;
  readonly focused: boolean;
}

/** A target as JSON. */
export interface Wanted {
  readonly role: Target['role'];
  readonly name?: string;
  readonly pattern?: readonly [source: string, flags: string];
  readonly nth: number;
  readonly within: string;
}

export function wantedOf({ role, name, nth = 0, within = 'body' }: Target): Wanted {
  const wanted = { role, nth, within };
  if (name instanceof RegExp) return { ...wanted, pattern: [name.source, name.flags] };
  return name === undefined ? wanted : { ...wanted, name };
}

/** Runs in the page. Brings the element into view, except on the stage, which must not be scrolled. */
export function findInPage({ role, name, pattern, nth, within }: Wanted): Found | null {
  const SELECTORS: Readonly<Record<Target['role'], string>> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=checkbox], [role=switch]',
    heading: 'h1, h2, h3, [role=heading]',
    img: 'img, [role=img]',
    layer: '[data-layer]',
    link: 'a[href], [role=link]',
    radio: 'input[type=radio], [role=radio]',
    slider: 'input[type=range]',
    tab: '[role=tab]',
    textbox:
      'textarea, input:not([type]), input:is([type=text], [type=search], [type=password], [type=tel], [type=email], [type=number])',
  };
  const BIDI_MARKS = /[\u200e\u200f\u2066-\u2069]/g;
  const textOf = (element: HTMLElement): string => element.innerText || element.textContent || '';
  const labelled = (element: HTMLElement): string | undefined => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
    const texts = ids?.map((id) => document.getElementById(id)?.textContent ?? '');
    return texts?.join(' ') ?? element.getAttribute('aria-label') ?? undefined;
  };
  const labelOf = (element: HTMLElement): HTMLElement | undefined =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : undefined;
  const nameOf = (element: HTMLElement): string => {
    const label = labelOf(element);
    const shownName = labelled(element) ?? (label ? textOf(label) : (element.getAttribute('alt') ?? textOf(element)));
    return (shownName || element.title).replaceAll(BIDI_MARKS, '').replaceAll(/\s+/g, ' ').trim();
  };
  const fits = (shownName: string): boolean =>
    pattern ? new RegExp(...pattern).test(shownName) : name === undefined || shownName === name;
  /** The part that is tapped: a checkbox or a radio button may be hidden behind its label. */
  const surfaceOf = (element: HTMLElement): HTMLElement =>
    element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
      ? (labelOf(element) ?? element)
      : element;
  const isSeen = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const centre = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  };
  const isFree = (element: HTMLElement): boolean => {
    const { x, y } = centre(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };

  const element = [...document.querySelectorAll<HTMLElement>(`${within} :is(${SELECTORS[role]})`)].filter(
    (candidate) => fits(nameOf(candidate)) && isSeen(surfaceOf(candidate)),
  )[nth];
  if (!element) return null;
  const surface = surfaceOf(element);
  const isOnStage = surface.closest('[data-layer], [data-band], .touch-none') !== null;
  if (!isOnStage && !isFree(surface))
    surface.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const disabled = element.matches(':disabled, [aria-disabled=true]');
  return {
    name: nameOf(element),
    ...centre(surface),
    ready: !disabled && isFree(surface),
    checked: element.matches(':checked, [aria-checked=true], [aria-selected=true]'),
    focused: element === document.activeElement,
  };
}
