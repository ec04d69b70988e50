import { type Lazy, matchPath } from '@cpc/appkit';
import type { Need } from '../core/may.ts';
import {
  BOOK_COLUMNS_PAGE,
  FLEET_STATION,
  JOIN,
  LABELS,
  ORDER,
  PERSON,
  PRINT,
  PROMOTER,
  SCAN,
  SHOP,
  STATION,
  STATION_BED,
  STATION_DETAILS,
  STATION_SETUP,
} from '../core/paths.ts';
import { PLACES } from './places.ts';

/** The page of a pattern of addresses, and what it needs (PA-09). */
export interface Route extends Lazy {
  readonly path: string;
  readonly need: Need;
}

const ROUTES: readonly Route[] = [
  ...PLACES.map(({ href, need, load }) => ({ path: href, need, load })),
  { path: STATION, need: 'shop', load: () => import('../station/station-page.tsx') },
  { path: STATION_DETAILS, need: 'machines', load: () => import('../details/station-details-page.tsx') },
  { path: STATION_SETUP, need: 'machines', load: () => import('../setup/setup-page.tsx') },
  { path: STATION_BED, need: 'prints', load: () => import('../bed/bed-page.tsx') },
  { path: PRINT, need: 'machines', load: () => import('../print/print-page.tsx') },
  { path: ORDER, need: 'shop', load: () => import('../orders/order-page.tsx') },
  { path: LABELS, need: 'stock', load: () => import('../scan/labels-page.tsx') },
  { path: SCAN, need: 'stock', load: () => import('../scan/scan-page.tsx') },
  { path: PERSON, need: 'people', load: () => import('../people/person-page.tsx') },
  { path: BOOK_COLUMNS_PAGE.shop, need: 'money', load: () => import('../books/columns-page.tsx') },
  { path: BOOK_COLUMNS_PAGE.platform, need: 'platform', load: () => import('../books/columns-page.tsx') },
  { path: SHOP, need: 'platform', load: () => import('../shops/shop-page.tsx') },
  { path: PROMOTER, need: 'platform', load: () => import('../promoters/promoter-page.tsx') },
  { path: FLEET_STATION, need: 'platform', load: () => import('../fleet/fleet-station-page.tsx') },
  { path: '/me', need: 'login', load: () => import('../me/me-page.tsx') },
  { path: '/more', need: 'login', load: () => import('./more-page.tsx') },
  { path: JOIN, need: 'login', load: () => import('../login/join-here.tsx') },
];

export const routeOf = (path: string): Route | undefined =>
  ROUTES.find((route) => matchPath(route.path, path) !== undefined);
