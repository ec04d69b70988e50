/** Written in a cell of a table for all stations, categories, models or shells. An empty cell may have lost its value. */
export const ALL = '*';

/** The columns of a price table, written and read alike. */
export const PRICE_COLUMNS = ['station', 'category', 'model', 'shell', 'price', 'currency', 'from', 'until'] as const;
/** What a price is for is written in every line. */
export const NEEDED_PRICE_COLUMNS = PRICE_COLUMNS.slice(0, 5);
