import { CHOICE } from '../shop.ts';
import type { May } from './who.ts';
import { NONE, type Person, type Things } from './world.ts';

/** A file with an owner, in a URL whose only parameter names the file. */
interface OwnFile {
  /** Creates the file. @returns the value of the parameter in the URL */
  readonly make: (things: Things) => Promise<string>;
  /** All owners of the file; other admitted callers get the answer for a missing file. */
  readonly owners: readonly Person[];
}

export interface RouteAccess {
  readonly may: readonly May[];
  /** Headers that the route requires; without them it refuses a call before it checks the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly of?: OwnFile;
}

const open: RouteAccess = { may: ['everybody'] };
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

const picture = (make: OwnFile['make']): RouteAccess => ({ may: ['customers'], of: { make, owners: ['customer'] } });
const parts: RouteAccess = { ...picture((things) => things.uploadInParts()), headers: TUS };

/**
 * Every route that is not an action of the contract, and who may use it (SE-01). A new route must be added here. HEAD
 * is answered wherever GET is, for the same callers.
 */
export const ROUTES: Readonly<Record<string, RouteAccess>> = {
  'GET /health': open,
  'GET /ready': open,
  'GET /api/openapi.json': open,
  'GET /api/docs': open,
  'GET /api/docs.css': open,
  'GET /display': open,

  'GET /api/order/thumbnail/:asset': {
    may: ['customers', 'partners', 'screens'],
    of: {
      make: (things) => things.orderPicture(),
      owners: ['customer', 'partner', 'manager', 'counter', 'technician', 'accountant', 'screen'],
    },
  },
  'GET /api/order/design/:job': {
    may: ['counters'],
    of: { make: (things) => things.inReview(), owners: ['partner', 'manager', 'counter'] },
  },
  'GET /api/problem/photo/:asset': {
    may: ['customers', 'counters'],
    of: { make: (things) => things.problemPhoto(), owners: ['customer', 'partner', 'manager', 'counter'] },
  },
  'GET /api/account/data': { may: ['customers'] },
  'GET /openid/return': open,
  'GET /api/operator/share/:share': {
    may: ['operators'],
    of: { make: (things) => things.reportedShare(), owners: ['operator'] },
  },
  'GET /api/shopping_list/thumbnail/:asset': picture((things) => things.entryPicture()),
  'GET /api/work/thumbnail/:asset': picture((things) => things.workPicture()),
  'GET /api/picture/:asset': picture((things) => things.picture()),
  'GET /api/drawing/result/:asset': picture((things) => things.drawingResult()),
  'GET /api/drawing/stream': { may: ['customers'] },
  'GET /api/pair-room/stream': { may: ['customers'] },
  'GET /stationapplets/file/:job': {
    may: ['stations'],
    of: { make: async (things) => (await things.leased()).job_id, owners: ['station'] },
  },
  'GET /stationapplets/release/:version': {
    may: ['stations'],
    of: { make: (things) => things.release(), owners: ['station'] },
  },
  'GET /api/queue/stream': open,
  'GET /api/map/tile/:z/:x/:y': open,
  'GET /api/receipt/:bill': open,
  'GET /s/:share': open,
  'GET /s/:share/:file': open,

  'POST /partnerapplets/profile/:machine': {
    may: ['technicians'],
    headers: { 'content-type': 'application/vnd.iccprofile' },
    of: { make: async () => CHOICE.machine_id, owners: ['partner', 'manager', 'technician'] },
  },

  'POST /api/upload/picture': { may: ['customers'] },
  'OPTIONS /api/upload/parts': open,
  'POST /api/upload/parts': { may: ['customers'], headers: TUS },
  'HEAD /api/upload/parts/:id': parts,
  'PATCH /api/upload/parts/:id': parts,
  'DELETE /api/upload/parts/:id': parts,

  'POST /api/material/mchineFontFamilyList': open,
  'GET /mail/off': open,
  'POST /mail/off': open,
  'GET /mail/confirm': open,
  'POST /mail/confirm': open,
  'GET /mail/undo': open,
  'POST /mail/undo': open,
  'GET /paypal/return': open,
  'GET /paypal/cancel': open,
  'POST /api/Paypal/webhook': open,
  'POST /api/Paypal/success': open,
  'POST /api/Paypal/cancel': open,
  'POST /douyin/Order/getOrderList': { may: ['customers'] },
};

/** The URL of a route. Without `id`, its parameters name nothing that exists. */
export function addressOf(route: string, id: string = route.includes(':asset') ? '0'.repeat(64) : NONE): string {
  return route.replace(/^\w+ /, '').replaceAll(/:\w+/g, id);
}
