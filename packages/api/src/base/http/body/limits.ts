import type { ActionName } from '@cpc/contract';

/** The largest body, in bytes, without a login. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The largest body with a design, in bytes, for a caller with a login: 500 layers with long doodles fit. */
export const MAX_DESIGN_BYTES = 4 * 2 ** 20;
/** The most fields of a form. The largest input of the contract has about twenty. */
export const MAX_FIELDS = 100;
/** The deepest nesting of arrays and objects. */
export const MAX_JSON_DEPTH = 64;
/** The most arrays and objects of one JSON text: they are the most expensive to parse. */
export const MAX_JSON_CONTAINERS = 50_000;
/** The most values of one JSON text. A design full of doodles has 300,000 numbers. */
export const MAX_JSON_VALUES = 500_000;
/** The time limits of a small body and of a design, in ms. A design fits even at 8 kB a second. */
export const MAX_BODY_MS = 120_000;
export const MAX_DESIGN_BODY_MS = 540_000;
/**
 * Bytes of a refused body that are still read, so that an honest client gets the answer instead of a broken connection.
 */
export const MAX_DRAINED_BYTES = 4 * MAX_DESIGN_BYTES;
export const MAX_DRAIN_MS = 5_000;

/** The actions that store a design. */
export const KEEPING_ACTIONS: readonly ActionName[] = [
  'Work.save',
  'Works.save',
  'PhoneWorks.save',
  'ColourWorks.save',
  'TshirtWorks.save',
  'ShoppingList.add',
  'ShoppingList.change',
];

/** The actions that accept a design, a table of an import, a bundle or a log. All others are limited to MAX_BODY_BYTES. */
export const LARGE_ACTIONS: ReadonlySet<string> = new Set<ActionName>([
  ...KEEPING_ACTIONS,
  'Order.place',
  'Operator.importCatalogue',
  'Operator.importStock',
  'Partner.importStock',
  'Partner.importPrices',
  'Operator.addRelease',
  'Station.sendLog',
]);
