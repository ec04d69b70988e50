import type { Page } from '@playwright/test';
import { inPage } from './in-page.ts';

/**
 * What is wrong with the texts on a page as it is shown now (LG-05), in words: a text that its box or the window cuts off, two
 * texts on each other, a line of one letter in a longer text, a word that goes on in the next line without a hyphen, a button that
 * has grown out of its row or lies on another one of its layer, a line that its box cuts off above or below, a dialog that is
 * higher than the window, a choice, a day, a figure or a hint that its field cuts off. Each names the text. What lies under an open
 * dialog is not looked at. Some numbers are made of random letters: each is looked at in a wide form, which stays on the page.
 */
export const textFaults = (page: Page): Promise<readonly string[]> => inPage(page, faultsHere);

/** Runs in the page, so it may use nothing from outside itself. */
export function faultsHere(): string[] {
  /** Rounding of positions, px. */
  const SLACK = 1.5;
  const CONTROLS =
    'button, a, input, select, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=checkbox]';
  /** What the browser writes into a field of a day, at its widest. The app asks for no picture of a calendar beside it on a phone. */
  const DAYS: Readonly<Record<string, string>> = {
    date: 'mm/dd/yyyy',
    'datetime-local': 'mm/dd/yyyy, --:-- AM',
    time: '--:-- AM',
    month: 'September 2026',
  };
  interface Shown {
    readonly node: Node;
    readonly text: string;
    readonly owner: Element;
    readonly box: DOMRect;
    readonly lines: readonly DOMRect[];
  }
  /** Many texts lie in the same boxes, and to ask the browser takes long. */
  function remembered<T>(ask: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as T;
    };
  }
  const styleOf = remembered((element) => {
    const { clipPath, overflow, overflowX, overflowY, position, textOverflow, webkitLineClamp } =
      getComputedStyle(element);
    return { clipPath, overflow, overflowX, overflowY, position, textOverflow, webkitLineClamp };
  });
  const found = new Set<string>();
  const say = (fault: string, text: string) => found.add(`${fault}: ${text.slice(0, 70)}`);

  const DIALOG = '[role=dialog], dialog[open]';
  /** It makes the page inert without any mark on it. */
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  /** Under a sheet, live regions stay open to screen readers; eyes do not see them. */
  const UNDER = '[data-base-ui-inert]';
  const isCovered = document.querySelector(`[data-base-ui-portal] > [role=presentation][aria-hidden=true]${UNDER}`);
  /** A dialog or a direct part of it: it may scroll down, and never sideways. */
  const isBodyOfDialog = (element: Element) => element.matches(DIALOG) || element.parentElement?.matches(DIALOG);

  /** Covered, faded out, or meant for screen readers alone. */
  function isHidden(element: Element): boolean {
    if (modal?.contains(element) === false || (isCovered && element.closest(UNDER))) return true;
    // What a closed `details` holds, too, and rows that are not laid out because they are out of sight.
    const shown = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    return !element.checkVisibility(shown) || isUnseen(element);
  }

  /** Itself or what it lies in is meant for nobody's eyes. */
  const isUnseen = remembered((element: Element): boolean => {
    const style = styleOf(element);
    if (style.clipPath !== 'none' || element.matches('[inert], [aria-hidden=true], svg, canvas')) return true;
    if (element.clientWidth <= 1 && element.clientHeight <= 1 && style.overflow === 'hidden') return true;
    return element.parentElement !== null && isUnseen(element.parentElement);
  });

  /** One box for each line: pieces of one line are joined. */
  function linesOf(range: Range): DOMRect[] {
    const lines: DOMRect[] = [];
    for (const rect of range.getClientRects()) {
      const last = lines.at(-1);
      if (rect.width === 0) continue;
      if (last && Math.abs(last.top + last.height / 2 - rect.top - rect.height / 2) < rect.height / 2) {
        const left = Math.min(last.left, rect.left);
        lines[lines.length - 1] = new DOMRect(left, last.top, Math.max(last.right, rect.right) - left, last.height);
      } else lines.push(rect);
    }
    return lines;
  }

  /** A word of an alphabet. Addresses, numbers and names with digits may be broken anywhere. */
  const WORD =
    /(?<![\p{L}\p{M}\p{N}./@:_-])[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Bengali}\p{sc=Hangul}\p{M}]{2,}(?![\p{L}\p{M}\p{N}@_]|[./:][\p{L}\p{N}/]|\/)/gu;
  /** The first word that is on two lines. Where hyphens are set by the browser's word lists, not every browser has them. */
  function brokenWord({ node, owner, lines }: Shown): string | undefined {
    if (lines.length < 2 || getComputedStyle(owner).hyphens === 'auto') return undefined;
    const range = document.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = range.getClientRects();
      if (first !== undefined && rest.some(({ top }) => top > first.top + first.height / 2)) return word;
    }
    return undefined;
  }

  /** The number of an order, also in that of a print, or of a withdrawal; see the API's `readable`. */
  const RANDOM_NUMBER = /\b[PW]?[0-9A-HJKMNP-TV-Z]{8}\b/g;
  /** One of the widest that were seen. */
  const WIDE_NUMBER = 'PPDWDFHSW';
  const shown: Shown[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const written = node.textContent ?? '';
    const wide = written.replaceAll(RANDOM_NUMBER, (number) => WIDE_NUMBER.slice(0, number.length));
    if (wide !== written) node.textContent = wide;
    const text = wide.trim();
    const owner = node.parentElement;
    if (text === '' || owner === null || owner.closest('script, style, option, select, textarea') || isHidden(owner))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = linesOf(range);
    const box = range.getBoundingClientRect();
    if (lines.length > 0 && box.height > 0) shown.push({ node, text, owner, box, lines });
  }

  /** Whether a box lets its content be scrolled in a direction, by itself or by what it lies in. */
  const scrolls = (element: Element, axis: 'x' | 'y'): boolean => {
    const { overflowX, overflowY } = styleOf(element);
    return /auto|scroll/.test(axis === 'x' ? overflowX : overflowY);
  };
  for (const one of shown) {
    const { text, owner, box, lines } = one;
    let reachable = false;
    let scrollsY = false;
    for (let at: Element | null = owner; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (scrolls(at, 'x') && !isBodyOfDialog(at)) reachable = true;
      if (scrolls(at, 'y')) scrollsY = true;
      // A name that somebody gave and that ends in an ellipsis is told whole elsewhere. A text of ours is not.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
        const short =
          at.scrollWidth > at.clientWidth + SLACK || at.scrollHeight > at.clientHeight + at.clientHeight / 3;
        const isName = owner.closest('bdi, [dir=auto]') !== null;
        if (short && (!isName || at.closest('button, h1, h2, [role=tab], label'))) say('cut off', text);
        reachable = true;
      }
      if (reachable) break;
      const isFixed = style.position === 'fixed';
      if (isFixed && !at.matches(DIALOG)) break;
      if (style.overflowX === 'visible' && !isFixed) continue;
      const edge = at.getBoundingClientRect();
      if (box.right > edge.right + SLACK || box.left < edge.left - SLACK) say('cut off by its box', text);
      const isCut = lines.some(({ top, bottom, height }) => {
        const [over, under] = [edge.top - top, bottom - edge.bottom];
        // What lies outside as a whole is out of sight, as a closed part.
        return Math.max(over, under) > height / 4 && Math.max(over, under) < height;
      });
      if (isCut && style.overflowY !== 'visible' && !scrollsY) say('cut off above or below', text);
      if (isFixed) break;
    }
    if (!reachable && (box.right > innerWidth + SLACK || box.left < -SLACK)) say('outside of the window', text);
    const letters = Array.from(text);
    const narrow = lines.filter((line) => line.width < 0.75 * Number.parseFloat(getComputedStyle(owner).fontSize));
    if (letters.length > 4 && lines.length >= 3 && narrow.length >= lines.length / 2) say('lines of one letter', text);
    else if (brokenWord(one) !== undefined) say('broken inside a word', text);
  }

  // Texts of one flow lie beside or below each other. From top to bottom, only the next ones can touch one.
  const layers = new Map(shown.map(({ owner }) => [owner, layerOf(owner)]));
  const ordered = shown.toSorted((one, other) => one.box.top - other.box.top);
  for (const [i, one] of ordered.entries()) {
    for (let j = i + 1; j < ordered.length; j += 1) {
      const other = ordered[j];
      if (other === undefined || other.box.top > one.box.bottom - 6) break;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      if (layers.get(one.owner) !== layers.get(other.owner)) continue;
      const touch = one.lines.some((line) => other.lines.some((next) => overlap(line, next)));
      if (touch) say('on another text', `${one.text.slice(0, 30)} / ${other.text.slice(0, 30)}`);
    }
  }

  /** Boxes of lines are higher than their letters, those of large letters by more. */
  function overlap(one: DOMRect, other: DOMRect): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 3 && high > Math.max(6, 0.12 * (one.height + other.height));
  }

  /** What is placed by itself may lie over the page: bars, sheets, badges. */
  function layerOf(element: Element): Element {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (/fixed|absolute|sticky/.test(styleOf(at).position)) return at;
      if (at.parentElement !== null && scrolls(at.parentElement, 'x')) return at.parentElement;
      if (at.parentElement !== null && scrolls(at.parentElement, 'y')) return at.parentElement;
    }
    return document.body;
  }

  const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => !isHidden(control));
  const boxes = controls.map((control) => ({
    control,
    layer: layerOf(control),
    // A link in a text may be on two lines.
    lines: [...control.getClientRects()],
  }));
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      const lies = one.lines.some((line) => other.lines.some((next) => covers(line, next)));
      if (lies) say('on another button', `${nameOf(one.control)} / ${nameOf(other.control)}`);
    }
  }

  function covers(one: DOMRect, other: DOMRect): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > SLACK && high > SLACK;
  }

  function nameOf(control: Element): string {
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return name.trim().slice(0, 30);
  }

  for (const control of controls.filter((one) => one.matches('button, a, [role=tab], [role=radio]'))) {
    const row = control.parentElement;
    if (row === null || control.textContent?.trim() === '') continue;
    if (scrolls(row, 'x') || /absolute|fixed/.test(getComputedStyle(control).position)) continue;
    const [edge, box] = [row.getBoundingClientRect(), control.getBoundingClientRect()];
    if (edge.width > 0 && getComputedStyle(row).display !== 'inline' && box.width > edge.width + SLACK)
      say('grown out of its row', control.textContent ?? '');
  }
  const pencil = new OffscreenCanvas(1, 1).getContext('2d');
  if (pencil === null) throw new Error('no canvas to measure texts with');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  for (const field of [...fields].filter((one) => !isHidden(one))) {
    const style = getComputedStyle(field);
    const room =
      field.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
    pencil.font = style.font;
    for (const text of textsOf(field)) {
      if (pencil.measureText(text).width > room + SLACK) say('cut off in its field', text);
    }
  }

  /** What stands in a field of one line and is not a person's: the choices of a list, a figure, a hint. */
  function textsOf(field: HTMLInputElement | HTMLSelectElement): readonly string[] {
    if (field instanceof HTMLSelectElement) return [...field.options].map(({ text }) => text);
    const form = DAYS[field.type];
    if (form !== undefined) return [form];
    if (field.value === '') return [field.placeholder];
    return field.type === 'number' || field.matches('.figures') ? [field.value] : [];
  }

  for (const dialog of [...document.querySelectorAll(DIALOG)].filter((one) => !isHidden(one))) {
    // Another one lies on the page and is scrolled with it.
    if (getComputedStyle(dialog).position !== 'fixed') continue;
    const { top, bottom } = dialog.getBoundingClientRect();
    if (top < -SLACK || bottom > innerHeight + SLACK) say('higher than the window', dialog.textContent?.trim() ?? '');
  }
  return [...found];
}
