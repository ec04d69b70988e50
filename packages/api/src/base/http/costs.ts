import type { ActionName } from '@cpc/contract';
import { MAX_BODY_BYTES } from './body/limits.ts';

/** What an ordinary call costs: about a millisecond of CPU. */
export const CALL_COST = 1;
/** What a file of an app costs; a page asks for a hundred at once. */
export const FILE_COST = 0.05;

/** What costs more than an ordinary call, by what it makes the server do. */
const ACTION_COSTS: Readonly<Partial<Record<ActionName, number>>> = {
  // Long lists, worked out for each search.
  'Goods.list': 5,
  'Sticker.list': 3,
  'Wallpaper.list': 3,
  'Template.list': 3,
  // Passwords are hashed slowly on purpose.
  'User.login': 10,
  'User.register': 10,
  'Partner.login': 10,
  'Partner.join': 10,
  'Partner.changePassword': 10,
  // A row of its own for everybody who asks.
  'User.guest': 3,
  // Designs are checked, painted or copied.
  'Work.save': 2,
  'Works.save': 2,
  'PhoneWorks.save': 2,
  'ColourWorks.save': 2,
  'TshirtWorks.save': 2,
  'Work.copy': 3,
  'Share.remix': 5,
  'Order.place': 10,
  'Order.reorder': 10,
  'ShoppingList.add': 10,
  'ShoppingList.change': 10,
  'ShoppingList.order': 10,
  // A picture is decoded.
  'Upload.finish': 20,
  // The provider is asked.
  'Payment.begin': 5,
};

/** Actions that keep the processor busy whatever is sent; others do so by a long body. */
const BUSY_ACTIONS: ReadonlySet<string> = new Set<ActionName>([
  'Goods.list',
  'Sticker.list',
  'Wallpaper.list',
  'Template.list',
]);

/** Whether an address has only a few calls like this at work at once. @param bytes of its body */
export const isBusy = (action: string, bytes: number): boolean => bytes > MAX_BODY_BYTES || BUSY_ACTIONS.has(action);

/** Routes that are no actions, by their address as it was declared. */
const ROUTE_COSTS: Readonly<Record<string, number>> = {
  '/health': 0,
  '/ready': 0,
  '/api/upload/picture': 20,
  '/partnerapplets/profile/:machine': 20,
  '/api/Paypal/webhook': 2,
  // Small pictures, dozens on a page.
  '/api/order/thumbnail/:asset': 0.25,
  '/api/shopping_list/thumbnail/:asset': 0.25,
  '/api/work/thumbnail/:asset': 0.25,
  '/s/:share/:file': 0.25,
};

export const costOfRoute = (url: string | undefined): number =>
  url === undefined ? CALL_COST : (ROUTE_COSTS[url] ?? (url.endsWith('*') ? FILE_COST : CALL_COST));

/** What an action costs beyond an ordinary call. */
export const extraCostOf = (action: unknown): number =>
  typeof action === 'string' && Object.hasOwn(ACTION_COSTS, action)
    ? (ACTION_COSTS[action as ActionName] ?? CALL_COST) - CALL_COST
    : 0;

/** A long body is read, parsed and checked: one call more for each 64 kB. */
export const extraCostOfBody = (bytes: number): number => Math.floor(bytes / MAX_BODY_BYTES);
