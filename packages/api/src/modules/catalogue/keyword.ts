import type { Search } from '@cpc/search';

/** The rows that match the keyword, best first. Without a keyword, all rows in their own order. */
export type KeywordSearch<Row> = (rows: readonly Row[], keyword: string | undefined) => readonly Row[];

/**
 * Searches rows that are read again for every call but seldom change. Their index is kept until they change.
 * @param indexOf makes a search that returns indexes of the rows
 */
export function keywordSearch<Row>(
  keyOf: (row: Row) => string,
  indexOf: (rows: readonly Row[]) => Search<number>,
): KeywordSearch<Row> {
  let known: { readonly keys: string; readonly search: Search<number> } | undefined;
  return (rows, keyword = '') => {
    if (keyword.trim() === '') return rows;
    const keys = rows.map(keyOf).join('\n');
    if (known?.keys !== keys) known = { keys, search: indexOf(rows) };
    return known
      .search(keyword)
      .map((at) => rows[at])
      .filter((row) => row !== undefined);
  };
}
