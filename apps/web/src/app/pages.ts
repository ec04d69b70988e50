import type { Lazy } from '@cpc/appkit';
import type { MessageKey } from '@cpc/i18n';
import { loadIcons } from '@cpc/ui';
import { type Texts, textsFor } from '../core/language.ts';
import { type PagePath, PATHS } from '../core/paths.ts';
import * as entryPage from '../features/entry/entry-page.tsx';

export interface Page extends Lazy {
  /** The document's title. */
  readonly title: MessageKey;
  /** The texts that the page needs. The first pages need few texts, so they load sooner. */
  readonly texts: Texts;
  /**
   * The query holds what is chosen on the page. A change of it does not remount the page: scroll position and focus
   * stay.
   */
  readonly stays?: true;
}

/** Part of the start: every customer sees it first, and the other pages need nearly all that it needs. */
const entry: Page = {
  title: 'launch.title',
  texts: 'entry',
  load: () => Promise.resolve(entryPage),
};

const studio: Page = {
  title: 'shop.editor.title',
  texts: 'studio',
  load: () => import('../features/editor/editor-page.tsx'),
};

/** The page map: each route with its title and its chunk. */
export const PAGES: Readonly<Record<PagePath, Page>> = {
  [PATHS.entry]: entry,
  [PATHS.selectLogin]: entry,
  [PATHS.login]: {
    title: 'launch.login.title',
    texts: 'entry',
    load: () => import('../features/login/login-page.tsx'),
  },
  [PATHS.openid]: behindEntry('launch.login.title', () => import('../features/login/openid-page.tsx')),
  [PATHS.allSelect]: behindEntry('shop.select.title', () => import('../features/choose-goods/choose-goods-page.tsx')),
  [PATHS.display]: behindEntry('screen.pair', () => import('../features/display/pairing-page.tsx')),
  [PATHS.mall]: behindEntry('shop.mall.title', () => import('../features/stations/stations-page.tsx')),
  [PATHS.details]: {
    ...behindEntry('shop.details.title', () => import('../features/details/details-page.tsx')),
    stays: true,
  },
  [PATHS.editor]: studio,
  [PATHS.design]: studio,
  [PATHS.customSize]: behindEntry('size.title', () => import('../features/custom-size/custom-size-page.tsx')),
  [PATHS.customNewSize]: behindEntry('size.newTitle', () => import('../features/custom-size/custom-new-size-page.tsx')),
  [PATHS.agreement]: behindEntry('shop.agreement.title', () => import('../features/agreement/agreement-page.tsx')),
  [PATHS.confirm]: {
    ...behindEntry('order.confirm.title', () => import('../features/checkout/confirm/confirm-page.tsx')),
    stays: true,
  },
  [PATHS.placing]: behindEntry('order.placing.title', () => import('../features/checkout/placing/placing-page.tsx')),
  [PATHS.pay]: behindEntry('order.pay.title', () => import('../features/pay/pay-page.tsx')),
  [PATHS.cashier]: behindEntry('order.cashier.title', () => import('../features/pay/cashier-page.tsx')),
  [PATHS.paySuccess]: behindEntry('order.success.title', () => import('../features/pay/pay-success-page.tsx')),
  [PATHS.payFail]: behindEntry('order.fail.title', () => import('../features/pay/pay-fail-page.tsx')),
  [PATHS.addAddress]: behindEntry('delivery.addresses', () => import('../features/addresses/address-page.tsx')),
  [PATHS.orderList]: {
    ...behindEntry('order.list.title', () => import('../features/orders/order-list-page.tsx')),
    stays: true,
  },
  [PATHS.shoppingList]: {
    ...behindEntry('order.shopping.title', () => import('../features/checkout/shopping-list/shopping-list-page.tsx')),
    stays: true,
  },
  [PATHS.orderDetail]: behindEntry('order.detail.title', () => import('../features/orders/order-detail-page.tsx')),
  [PATHS.account]: behindEntry('account.title', () => import('../features/account/account-page.tsx')),
  [PATHS.works]: behindEntry('works.title', () => import('../features/works/works-page.tsx')),
  [PATHS.collection]: behindEntry('works.collection.title', () => import('../features/collection/collection-page.tsx')),
  [PATHS.aiPainting]: {
    title: 'drawing.title',
    texts: 'drawing',
    load: () => import('../features/drawing/drawing-page.tsx'),
  },
  [PATHS.share]: behindEntry('works.share.page', () => import('../features/share/share-page.tsx')),
  [PATHS.chooseLocation]: behindEntry(
    'maps.choose.title',
    () => import('../features/stations/choose-location-page.tsx'),
  ),
  [PATHS.openLocation]: behindEntry('maps.open.title', () => import('../features/stations/open-location-page.tsx')),
  [PATHS.queue]: behindEntry('queue.title', () => import('../features/queue/queue-page.tsx')),
};

/** A page that is reached from the entry and needs all texts. */
function behindEntry(title: MessageKey, load: Page['load']): Page {
  return { title, texts: 'all', load };
}

/** Loads what a page needs beside its chunk. */
export const textsAndIcons = ({ texts }: Page): Promise<unknown> =>
  Promise.all([textsFor(texts), texts === 'entry' ? undefined : loadIcons('page')]);
