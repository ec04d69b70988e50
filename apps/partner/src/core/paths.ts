import { matchPath, useAddress } from '@cpc/appkit';

/** What a person of a shop sees first. */
export const HOME = '/today';
export const STATIONS = '/stations';
export const ATTENTION = '/attention';
/** Designs that wait for a look before they are printed. */
export const DESIGNS = '/designs';
export const SHOPS = '/shops';
export const PROMOTERS = '/promoters';
/** Patterns of the addresses that name a thing. */
export const STATION = '/stations/:id';
/** What a station is, and when it is open. */
export const STATION_DETAILS = '/stations/:id/details';
/** What is missing until it takes orders. */
export const STATION_SETUP = '/stations/:id/setup';
export const PRINT = '/stations/:id/print';
/** For the person who loads the station. */
export const STATION_BED = '/stations/:id/bed';
export const SHOP = '/shops/:id';
export const ORDER = '/orders/:id';
export const PROMOTER = '/promoters/:id';
export const FLEET_STATION = '/fleet/:id';
export const PERSON = '/people/:id';
/** Refilling by scanning boxes. */
export const SCAN = '/stock/scan';
export const LABELS = '/stock/labels';
/** What the columns of the files for accountants say. */
export const BOOK_COLUMNS_PAGE = { shop: '/money/columns', platform: '/bills/columns' } as const;
export const JOIN = '/join/:code?';

/** The address of an order's page. */
export const toOrder = (orderNumber: string): string => `/orders/${orderNumber}`;

/** The id in the address, which has this pattern. */
export const useIdIn = (pattern: string): string => matchPath(pattern, useAddress().path)?.['id'] ?? '';
