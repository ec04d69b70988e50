import { FILLED_LOCALES, type Locale, type MessageKey } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { normal } from './names.ts';

/** What the columns of a shop’s tables are called in each language. The other columns have only their own names. */
export const HEADINGS = {
  station: 'price.station',
  category: 'price.category',
  model: 'report.group.model',
  shell: 'report.group.shell',
  colour: 'shop.goods.colour',
  pieces: 'scan.row.pieces',
  price: 'price.set.price',
  currency: 'report.currency',
  from: 'price.set.from',
  until: 'price.set.until',
} as const satisfies Readonly<Record<string, MessageKey>>;
export type NamedColumn = keyof typeof HEADINGS;

const isNamed = (column: string): column is NamedColumn => column in HEADINGS;

/** The heading of a column in a language. */
export const headingOf = (column: NamedColumn, language: Locale): string =>
  serverTranslator()(language).t(HEADINGS[column]);

let byHeading: ReadonlyMap<string, string> | undefined;

/** The column that a heading names, in any of the languages; the heading itself if it names none. */
export function columnNamed(heading: string, known: readonly string[]): string {
  const written = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  if (known.includes(written)) return written;
  byHeading ??= new Map(
    FILLED_LOCALES.flatMap((language) =>
      Object.keys(HEADINGS)
        .filter(isNamed)
        .map((column) => [normal(headingOf(column, language)), column] as const),
    ),
  );
  const named = byHeading.get(normal(heading));
  return named !== undefined && known.includes(named) ? named : written;
}
