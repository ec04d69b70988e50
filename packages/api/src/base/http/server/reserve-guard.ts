import type { ActionName } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';
import { type DiskReserve, ReserveTouched } from '../../ports/disk-reserve.ts';
import { KEEPING_ACTIONS } from '../body/limits.ts';

/** Actions that only add bytes, and that nobody waits for in a shop. Orders are not among them: the reserve is kept for orders. */
export const ADDING_ACTIONS: ReadonlySet<string> = new Set<ActionName>([
  ...KEEPING_ACTIONS,
  'Upload.finish',
  'Work.copy',
  'Work.share',
  'Share.remix',
  'ShoppingList.copy',
  'Drawing.begin',
  'Drawing.keep',
  // An agent sends its log again later.
  'Operator.addRelease',
  'Station.sendLog',
]);

/** Routes that only add bytes of customers, by method and declared URL. */
const ADDING_ROUTES: ReadonlySet<string> = new Set([
  'POST /api/upload/picture',
  'POST /api/upload/parts',
  'PATCH /api/upload/parts/:id',
]);

/**
 * Refuses calls that only add bytes of customers while the reserve of the disk is touched. Uploads are refused before
 * their body is read.
 * @returns a check for an action's name; it throws ReserveTouched if the action is refused
 */
export function guardReserve(app: FastifyInstance, { isTouched }: DiskReserve): (action: string) => void {
  const refuse = () => {
    throw new ReserveTouched('the remaining disk space is reserved for orders');
  };
  app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
    if (isTouched() && ADDING_ROUTES.has(`${method} ${url}`)) refuse();
  });
  return (action) => {
    if (isTouched() && ADDING_ACTIONS.has(action)) refuse();
  };
}
