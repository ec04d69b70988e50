import type { Services } from '../../base/services.ts';

/** Where a sweep continues: after the row with this key. */
export type Place = readonly [string, string];
export const START: Place = ['', ''];

/** Rows that a sweep looks at in one run. */
export const MAX_ROWS = 500;

/**
 * Looks at the next rows of a table and removes those that are no longer needed. Running it again is harmless.
 * @returns where to continue; undefined at the end
 */
export type Sweep = (services: Services, from: Place) => Promise<Place | undefined>;
