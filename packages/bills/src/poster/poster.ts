import type { Locale } from '@cpc/i18n';

/** What hangs in the window of a shop: the code that opens its station, in the languages of the shop (JN-10). */
export interface Poster {
  readonly kind: 'poster';
  readonly shop: string;
  readonly station: string;
  /** Empty if it has none. */
  readonly address: string;
  /** What the code holds. */
  readonly url: string;
  /** The first one is the largest. */
  readonly languages: readonly [Locale, ...Locale[]];
  /** When it is made. UTC, ms */
  readonly at: number;
}
