import type { MessageKey } from '@cpc/i18n';
import type { ComponentType } from 'react';
import { type PagePath, PATHS } from '../core/paths.ts';

export interface PageModule {
  readonly default: ComponentType;
}

export interface Page {
  /** The document's title. */
  readonly title: MessageKey;
  readonly load: () => Promise<PageModule>;
}

const selectLogin: Page = {
  title: 'launch.title',
  load: () => import('../features/select-login/select-login-page.tsx'),
};

/** The page map: every route, its title and its chunk. */
export const PAGES: Readonly<Record<PagePath, Page>> = {
  [PATHS.entry]: selectLogin,
  [PATHS.selectLogin]: selectLogin,
  [PATHS.login]: { title: 'launch.login.title', load: () => import('../features/login/login-page.tsx') },
  [PATHS.allSelect]: { title: 'shop.select.title', load: () => import('../features/all-select/all-select-page.tsx') },
  [PATHS.mall]: { title: 'shop.mall.title', load: () => import('../features/mall/mall-page.tsx') },
  [PATHS.details]: { title: 'shop.details.title', load: () => import('../features/details/details-page.tsx') },
  [PATHS.editor]: { title: 'shop.editor.title', load: () => import('../features/editor/editor-page.tsx') },
  [PATHS.agreement]: { title: 'shop.agreement.title', load: () => import('../features/agreement/agreement-page.tsx') },
  [PATHS.confirm]: { title: 'order.confirm.title', load: () => import('../features/confirm/confirm-page.tsx') },
  [PATHS.placing]: { title: 'order.placing.title', load: () => import('../features/placing/placing-page.tsx') },
  [PATHS.pay]: { title: 'order.pay.title', load: () => import('../features/pay/pay-page.tsx') },
  [PATHS.paySuccess]: { title: 'order.success.title', load: () => import('../features/pay/pay-success-page.tsx') },
  [PATHS.payFail]: { title: 'order.fail.title', load: () => import('../features/pay/pay-fail-page.tsx') },
  [PATHS.orderList]: { title: 'order.list.title', load: () => import('../features/orders/order-list-page.tsx') },
  [PATHS.orderDetail]: { title: 'order.detail.title', load: () => import('../features/orders/order-detail-page.tsx') },
  [PATHS.queue]: { title: 'queue.title', load: () => import('../features/queue/queue-page.tsx') },
};
