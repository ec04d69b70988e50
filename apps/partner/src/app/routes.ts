import { type Lazy, matchPath } from '@cpc/appkit';
import type { Duty } from '@cpc/domain';
import { JOIN, PERSON, PRINT, STATION } from '../core/paths.ts';
import { PLACES } from './places.ts';

/** The page of a pattern of addresses, and the duty it needs (PA-09). */
export interface Route extends Lazy {
  readonly path: string;
  readonly duty: Duty | null;
}

const ROUTES: readonly Route[] = [
  ...PLACES.map(({ href, duty, load }) => ({ path: href, duty, load })),
  { path: STATION, duty: null, load: () => import('../station/station-page.tsx') },
  { path: PRINT, duty: 'machines', load: () => import('../print/print-page.tsx') },
  { path: PERSON, duty: 'people', load: () => import('../people/person-page.tsx') },
  { path: '/me', duty: null, load: () => import('../me/me-page.tsx') },
  { path: '/more', duty: null, load: () => import('./more-page.tsx') },
  { path: JOIN, duty: null, load: () => import('../login/join-here.tsx') },
];

export const routeOf = (path: string): Route | undefined =>
  ROUTES.find((route) => matchPath(route.path, path) !== undefined);
