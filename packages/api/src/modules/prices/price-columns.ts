/** The columns of a price table, written and read alike. An empty station, model or shell means all. */
export const PRICE_COLUMNS = ['station', 'category', 'model', 'shell', 'price', 'currency', 'from', 'until'] as const;
