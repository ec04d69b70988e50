import type { ActionName } from '@cpc/contract';
import { MAX_BODY_BYTES } from '../body/limits.ts';

/** The cost of an ordinary call: about a millisecond of CPU. */
export const CALL_COST = 1;
/** The cost of a static file; a page requests a hundred at once. */
export const FILE_COST = 0.05;

/** Actions that cost more than an ordinary call. */
const ACTION_COSTS: Readonly<Partial<Record<ActionName, number>>> = {
  // Long lists, computed for each search.
  'Goods.list': 10,
  // Counts orders, once in ten minutes.
  'Goods.popular': 3,
  'Sticker.list': 10,
  'Wallpaper.list': 5,
  // Two megabytes, and drawn for some hundred milliseconds where they are not kept.
  'Template.list': 50,
  // All pieces of a shop at each of its stations.
  'Partner.stock': 20,
  'Partner.stockList': 50,
  'Partner.purchaseList': 50,
  // Adds up years of sales and prints.
  'Partner.report': 10,
  'Partner.reportFile': 20,
  // Reads a month of the ledger, and writes it in a process of its own.
  'Partner.booksFile': 50,
  'Operator.booksFile': 50,
  // Reads all that is known of up to ten orders.
  'Operator.findOrders': 10,
  // Password hashing is slow on purpose.
  'User.login': 10,
  'User.register': 10,
  'User.changePassword': 10,
  'Partner.login': 10,
  'Partner.join': 10,
  'Partner.changePassword': 10,
  // Asks a provider.
  'User.beginOpenid': 5,
  'User.finishOpenid': 5,
  // Each call inserts a row.
  'User.guest': 3,
  // Checks, paints or copies designs.
  'Work.save': 2,
  'Works.save': 2,
  'PhoneWorks.save': 2,
  'ColourWorks.save': 2,
  'TshirtWorks.save': 2,
  'Work.copy': 3,
  'Share.remix': 5,
  // Insert rows, and give the right to a picture.
  'PairRoom.open': 3,
  'PairRoom.join': 3,
  'Order.place': 10,
  'Order.reorder': 10,
  'ShoppingList.add': 10,
  'ShoppingList.change': 10,
  'ShoppingList.order': 10,
  // Decodes a picture.
  'Upload.finish': 20,
  // Runs models for a second or two.
  'Upload.findPeople': 60,
  // Asks the provider.
  'Payment.begin': 5,
  // Begins minutes of work.
  'Drawing.begin': 10,
  'Drawing.keep': 5,
  // Reads words in a process of its own.
  'Drawing.read': 5,
};

/** Actions that always keep the processor busy; other actions do so only with a long body. */
const BUSY_ACTIONS: ReadonlySet<string> = new Set<ActionName>([
  'Goods.list',
  'Sticker.list',
  'Wallpaper.list',
  'Template.list',
  'Partner.stock',
  'Partner.stockList',
  'Partner.purchaseList',
  'Partner.report',
  'Partner.reportFile',
  'Partner.booksFile',
  'Operator.booksFile',
]);

/** Returns true if only a few such calls of one address may run at once. @param bytes of the body */
export const isBusy = (action: string, bytes: number): boolean => bytes > MAX_BODY_BYTES || BUSY_ACTIONS.has(action);

/** Routes that are not actions, by their declared URL. */
const ROUTE_COSTS: Readonly<Record<string, number>> = {
  '/health': 0,
  '/ready': 0,
  '/api/upload/picture': 20,
  // Reads all pictures of an account.
  '/api/account/data': 20,
  '/partnerapplets/profile/:machine': 20,
  // Painted or drawn for the call.
  '/api/order/design/:job': 8,
  '/api/receipt/:bill': 8,
  '/api/Paypal/webhook': 2,
  // Small pictures: dozens on one page.
  '/api/order/thumbnail/:asset': 0.25,
  '/api/shopping_list/thumbnail/:asset': 0.25,
  '/api/work/thumbnail/:asset': 0.25,
  '/api/problem/photo/:asset': 0.25,
  '/api/drawing/result/:asset': 0.25,
  '/api/operator/share/:share': 0.25,
  '/s/:share/:file': 0.25,
  '/api/map/tile/:z/:x/:y': 0.25,
};

export const costOfRoute = (url: string | undefined): number =>
  url === undefined ? CALL_COST : (ROUTE_COSTS[url] ?? (url.endsWith('*') ? FILE_COST : CALL_COST));

/** The cost of an action in addition to an ordinary call. */
export const extraCostOf = (action: unknown): number =>
  hasOwnCost(action) ? (ACTION_COSTS[action] ?? CALL_COST) - CALL_COST : 0;

const hasOwnCost = (action: unknown): action is ActionName =>
  typeof action === 'string' && Object.hasOwn(ACTION_COSTS, action);

/** A long body is read, parsed and checked: each 64 kB costs as much as one call. */
export const extraCostOfBody = (bytes: number): number => Math.floor(bytes / MAX_BODY_BYTES);
