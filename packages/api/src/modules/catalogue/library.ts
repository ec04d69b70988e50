import { READING, stylesOf, TYPEFACES } from '@cpc/content';
import { DEFAULT_TYPEFACE, type LibraryItem, type Typeface } from '@cpc/contract';
import type { LocaleCode } from '@cpc/domain';
import { type Locale, matchLocale } from '@cpc/i18n';
import { createSearchInSteps, type Search } from '@cpc/search';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { keywordSearch } from './keyword.ts';
import type { CatalogueTables } from '../../base/db/tables/catalogue.ts';

type LibraryRow = Selectable<CatalogueTables['library']>;

interface LibraryQuestion {
  readonly keyword?: string | undefined;
  /** As the call names it. */
  readonly language?: LocaleCode | undefined;
}

const searches = {
  sticker: keywordSearch<LibraryRow>((row) => row.key, indexOf),
  wallpaper: keywordSearch<LibraryRow>((row) => row.key, indexOf),
};

export async function listLibrary(
  read: Reader,
  kind: 'sticker' | 'wallpaper',
  { keyword, language: code }: LibraryQuestion,
): Promise<LibraryItem[]> {
  const language = matchLocale(code ?? '');
  const rows = await read.selectFrom('library').selectAll().where('kind', '=', kind).orderBy('sort').execute();
  const found = await searches[kind](rows, keyword);
  return found.map((row) => ({
    key: row.key,
    title: titlesOf(row)[language ?? ''] ?? row.title,
    group: row.group_name,
    keywords: keywordsFor(row, language),
    preview: row.preview,
    url: row.url,
    width: row.width,
    height: row.height,
  }));
}

/** Names that people type in every language, besides their own: English, and Han in both forms. */
const TYPED_EVERYWHERE = ['en-US', 'zh-Hans', 'zh-Hant'];

/** The search words for a reader, without the title that is sent beside them. */
function keywordsFor(row: LibraryRow, language: Locale | undefined): string[] {
  const titles = titlesOf(row);
  const names = [...TYPED_EVERYWHERE, ...(language === 'ja' ? [READING] : [])].flatMap((one) => titles[one] ?? []);
  const words = new Set([...row.keywords.split('|'), ...names]);
  words.delete(titles[language ?? ''] ?? row.title);
  return [...words];
}

const titlesOf = (row: LibraryRow): Readonly<Record<string, string>> => JSON.parse(row.titles);

function indexOf(rows: readonly LibraryRow[]): Promise<Search<number>> {
  const words = rows.map(wordsOf);
  return createSearchInSteps([...rows.keys()], (place) => words[place] ?? []);
}

function wordsOf(row: LibraryRow): string[] {
  return [row.title, ...Object.values(titlesOf(row)), ...row.keywords.split('|'), row.group_name];
}

/** The default first, under its id 0 (CT-07). */
export async function listTypefaces(read: Reader): Promise<Typeface[]> {
  const rows = await read.selectFrom('typefaces').select(['key', 'title']).orderBy('sort').execute();
  const others = rows.filter((row) => row.key !== DEFAULT_TYPEFACE.key);
  const shipped = new Map(TYPEFACES.map((entry) => [entry.key, entry]));
  return [
    DEFAULT_TYPEFACE,
    ...others.map(({ key, title }, index) => ({ id: index + 1, key, title, remark: `/fonts/${key}.json` })),
  ].map((typeface) => {
    const entry = shipped.get(typeface.key);
    return { ...typeface, scripts: entry && [...entry.scripts], styles: entry && [...stylesOf(entry)] };
  });
}
