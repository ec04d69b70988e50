import { type Lazy, matchPath } from '@cpc/appkit';
import type { PartnerRole } from '@cpc/domain';
import { JOIN, PERSON, PRINT, STATION } from '../core/paths.ts';
import { PLACES } from './places.ts';

/** The page of a pattern of addresses, and the role it needs (PA-01). */
export interface Route extends Lazy {
  readonly path: string;
  readonly role: PartnerRole;
}

const ROUTES: readonly Route[] = [
  ...PLACES.map(({ href, role, load }) => ({ path: href, role, load })),
  { path: STATION, role: 'staff', load: () => import('../station/station-page.tsx') },
  { path: PRINT, role: 'staff', load: () => import('../print/print-page.tsx') },
  { path: PERSON, role: 'owner', load: () => import('../people/person-page.tsx') },
  { path: '/me', role: 'staff', load: () => import('../me/me-page.tsx') },
  { path: '/more', role: 'staff', load: () => import('./more-page.tsx') },
  { path: JOIN, role: 'staff', load: () => import('../login/join-here.tsx') },
];

export const routeOf = (path: string): Route | undefined =>
  ROUTES.find((route) => matchPath(route.path, path) !== undefined);
