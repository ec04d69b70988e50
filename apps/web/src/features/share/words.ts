import type { GoodsView } from '@cpc/contract';
import type { MessageKey } from '@cpc/i18n';

const PHONE = {
  why: 'works.share.makeWhy',
  which: 'works.share.which',
  search: 'works.share.search',
  none: 'works.share.noPhone',
  same: 'works.share.same',
} as const satisfies Record<string, MessageKey>;

const ANYTHING = {
  why: 'works.share.makeAny',
  which: 'works.share.whichAny',
  search: 'works.share.searchAny',
  none: 'works.share.noneAny',
  same: 'works.share.sameAny',
} as const satisfies Record<keyof typeof PHONE, MessageKey>;

/**
 * The texts for copying a shared design: those for phones, or those for all other goods. Until the goods are loaded,
 * the neutral ones.
 */
export const wordsFor = (goods: GoodsView | undefined): typeof PHONE | typeof ANYTHING =>
  goods?.surface.form.kind === 'shell' ? PHONE : ANYTHING;
