import type { Search } from '@cpc/search';

/** What matches the keyword, best first; every row, in its order, without one. */
export type KeywordSearch<Row> = (rows: readonly Row[], keyword: string | undefined) => readonly Row[];

/**
 * Searches rows that are read anew for every call, and seldom differ: their index is kept until they do.
 * @param indexOf a search that answers with places in the rows
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
    return known.search(keyword).map((at) => rows[at] as Row);
  };
}
