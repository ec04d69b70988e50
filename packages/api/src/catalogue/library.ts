import { DEFAULT_TYPEFACE, type LibraryItem, type Typeface } from '@cpc/contract';
import type { Reader } from '../db/database.ts';
import { keywordMatcher } from './keyword.ts';

export async function listLibrary(
  read: Reader,
  kind: 'sticker' | 'wallpaper',
  keyword?: string,
): Promise<LibraryItem[]> {
  const rows = await read.selectFrom('library').selectAll().where('kind', '=', kind).orderBy('sort').execute();
  const matches = keywordMatcher(keyword);
  return rows
    .filter((row) => matches(row.title, ' ', row.keywords, ' ', row.group_name))
    .map(({ key, title, group_name, url, width, height }) => ({ key, title, group: group_name, url, width, height }));
}

/** The default first, under its id 0 (CT-07). */
export async function listTypefaces(read: Reader): Promise<Typeface[]> {
  const rows = await read.selectFrom('typefaces').select(['key', 'title']).orderBy('sort').execute();
  const others = rows.filter((row) => row.key !== DEFAULT_TYPEFACE.key);
  return [
    DEFAULT_TYPEFACE,
    ...others.map(({ key, title }, index) => ({ id: index + 1, key, title, remark: `/fonts/${key}.json` })),
  ];
}
