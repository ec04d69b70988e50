import { serverTranslator } from '@cpc/i18n/server';
import type { Bill } from './bill.ts';
import { layOut, nameOf } from './layout.ts';
import { writePdf } from './pdf/write.ts';
import { createTypesetter } from './typesetter.ts';
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
 * A bill as a PDF in its own language, shaped by HarfBuzz, with text that can be searched and copied. The same bill is
 * always the same file. It takes processor time and memory for fonts: it runs in a process of its own.
 */
export async function renderBill(bill: Bill, { content, locales }: BillFolders): Promise<Uint8Array> {
  const view = viewOf(bill, serverTranslator(locales)(bill.locale, bill.timeZone));
  const setter = await createTypesetter(view.language, content);
  await setter.load(textOf(view));
  const { language, rightToLeft, issuer, issuedAt } = view;
  const properties = { title: nameOf(view), author: issuer, language, rightToLeft, at: issuedAt };
  return writePdf(layOut(view, setter), properties, setter.file);
}

/** Every character of the view. The figures are of the page numbers. */
function textOf({ title, issuer, facts, parties, tables, notes, details, page }: BillView): string {
  const words = [
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...parties.flatMap(({ label, lines }) => [label, ...lines]),
    ...[...tables, ...details].flatMap(({ columns, rows, total }) => [...columns, ...rows.flat(), ...total]),
  ];
  return [title, issuer, ...words, ...notes, page(1234567890, 1234567890)].join('\n');
}
