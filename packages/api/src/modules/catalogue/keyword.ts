import type { Search } from '@cpc/search';
import { type Recent, recent } from './recent.ts';

/** The rows that match the keyword, best first. Without a keyword, all rows in their own order. */
export type KeywordSearch<Row> = (rows: readonly Row[], keyword: string | undefined) => Promise<readonly Row[]>;

/** Indexes that are kept: goods are searched by category as well. */
const MAX_INDEXES = 10;
/** Answers of an index that are kept. */
const MAX_ANSWERS = 200;

/**
 * Searches rows that are read again for every call but seldom change. Their index and its last answers are kept until
 * they change.
 * @param indexOf makes a search that returns indexes of the rows
 */
export function keywordSearch<Row>(
  keyOf: (row: Row) => string,
  indexOf: (rows: readonly Row[]) => Search<number> | Promise<Search<number>>,
): KeywordSearch<Row> {
  const indexes =
    recent<Promise<{ readonly search: Search<number>; readonly answers: Recent<readonly number[]> }>>(MAX_INDEXES);
  return async (rows, keyword = '') => {
    if (keyword.trim() === '') return rows;
    // Calls that come while the index is made wait for the same one.
    const make = async () => ({ search: await indexOf(rows), answers: recent<readonly number[]>(MAX_ANSWERS) });
    const { search, answers } = await indexes.of(rows.map(keyOf).join('\n'), make);
    return answers
      .of(keyword, () => search(keyword))
      .map((at) => rows[at])
      .filter((row) => row !== undefined);
  };
}
