/**
 * Files of tests about money, orders, stock, prints or the engine itself: they run on both databases in `npm test`. All
 * other files run on SQLite there, and on PostgreSQL in `npm run test:all`.
 */
const ON_BOTH =
  /\/(lifecycle|records|base\/db|operator\/books|modules\/(payments|orders|ledger|till|vouchers|coupons|payouts|stock|printing|shop-orders))\//;

/** @param path of a file of tests, from the root of the file system */
export const isOnBoth = (path: string): boolean => ON_BOTH.test(`/${path.split(/[\\/]src[\\/]/).at(-1) ?? ''}`);
