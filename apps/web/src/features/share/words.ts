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

/** What is said of making a shared design one's own: a shirt is for no phone. Until the thing is known, neither is said. */
export const wordsFor = (goods: GoodsView | undefined): typeof PHONE | typeof ANYTHING =>
  goods?.surface.form.kind === 'shell' ? PHONE : ANYTHING;
