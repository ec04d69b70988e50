import type { RefusalKind } from '@cpc/domain';

/**
 * Words of one language that no drawing is made for, by kind, separated by commas. `*` at the end of a word stands for any
 * ending. Only words that mean nothing harmless in any of the product's languages: every list is used for every prompt.
 */
export type WordList = Readonly<Record<Exclude<RefusalKind, 'other'>, string>>;
