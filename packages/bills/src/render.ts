import { serverTranslator } from '@cpc/i18n/server';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { Bill } from './bill.ts';
import { fontsFor } from './fonts.ts';
import { Sheet } from './sheet.tsx';
import { type BillView } from './view.ts';
import { viewOf } from './view-of.ts';

/** Where the texts and the typefaces are. */
export interface BillFolders {
  /** `fonts/<key>.json` and `fonts/<key>/<n>.ttf` */
  readonly content: string;
  /** `<locale>/<namespace>.json`; undefined for the package's own */
  readonly locales?: string | undefined;
}

/**
 * A bill as a PDF in its own language, with text that can be searched and copied. The same bill is always the same file.
 * Registers fonts in the process, and takes up to a second of processor time: it runs in a process of its own.
 */
export async function renderBill(bill: Bill, { content, locales }: BillFolders): Promise<Uint8Array> {
  const translator = serverTranslator(locales)(bill.locale, bill.timeZone);
  const view = withoutMarks(viewOf(bill, translator));
  Font.registerHyphenationCallback(breakable);
  return renderToBuffer(Sheet({ view, families: await fontsFor(textOf(view), view.language, content) }));
}

/**
 * Without marks of direction: the PDF library draws them as missing characters. Each text has one direction at a time, so
 * they change nothing.
 */
function withoutMarks(view: BillView): BillView {
  const clean = (text: string) => text.replaceAll(/\p{Cf}/gu, '');
  const strings = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, part: unknown) => (typeof part === 'string' ? clean(part) : part));
  return { ...strings(view), page: (page, pages) => clean(view.page(page, pages)) };
}

const HAN = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Han and kana may break after each character; other words are never hyphenated. */
const breakable = (word: string | null): string[] => {
  if (word === null) return [];
  return HAN.test(word) ? Array.from(word) : [word];
};

/** Every character of the view. The figures are of the page numbers. */
function textOf({ title, issuer, facts, parties, tables, notes, details, page }: BillView): string {
  const words = [
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...parties.flatMap(({ label, lines }) => [label, ...lines]),
    ...[...tables, ...details].flatMap(({ columns, rows, total }) => [...columns, ...rows.flat(), ...total]),
  ];
  return [title, issuer, ...words, ...notes, page(1234567890, 1234567890)].join(' ');
}
