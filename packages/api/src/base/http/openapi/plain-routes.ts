import type { Principal } from '@cpc/contract';
import type { Duty } from '@cpc/domain';

/** A route that reads or answers in its own way: files, streams, uploads, and targets of providers and browsers. */
export interface PlainRoute {
  readonly who: readonly Principal[];
  /** The duty that a shop's people need. */
  readonly duty?: Duty | null;
  /** Media type of the body. */
  readonly takes?: string;
  /** Media type of the answer; undefined if it answers by headers alone. */
  readonly answers?: string;
  readonly summary: string;
}

const ANYBODY = ['visitor'] as const;
const CUSTOMER = ['customer'] as const;
const JSON_TEXT = 'application/json';
const PNG = 'image/png';

/** All plain routes, by method and path in OpenAPI's form; a test compares them with the actual routes of the server. */
export const PLAIN_ROUTES: Readonly<
  Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'} /${string}`, PlainRoute>
> = {
  'GET /health': { who: ANYBODY, answers: JSON_TEXT, summary: 'Answers if the process runs.' },
  'GET /ready': {
    who: ANYBODY,
    answers: JSON_TEXT,
    summary: 'Answers 200 if the server can serve: database and disk accept a write, and it is not stopping.',
  },
  'GET /api/openapi.json': { who: ANYBODY, answers: JSON_TEXT, summary: 'Returns this description.' },
  'GET /api/docs': { who: ANYBODY, answers: 'text/html', summary: 'Returns this description as a page.' },
  'GET /api/docs.css': { who: ANYBODY, answers: 'text/css', summary: 'Returns the style sheet of that page.' },
  'GET /display': { who: ANYBODY, summary: 'Leads to the page of a display, which shows a code until it is paired.' },
  'POST /partnerapplets/profile/{machine}': {
    who: ['partner'],
    duty: 'machines',
    takes: 'application/vnd.iccprofile',
    answers: JSON_TEXT,
    summary: 'Uploads a measured ICC profile for one of the shop’s stations. `?name=` is its file name.',
  },
  'GET /api/order/thumbnail/{asset}': {
    who: ['customer', 'partner', 'screen'],
    duty: null,
    answers: PNG,
    summary: 'Returns the thumbnail of an order item, for its customer, its partner, and the display of its station.',
  },
  'GET /api/order/design/{job}': {
    who: ['partner'],
    duty: 'counter',
    answers: PNG,
    summary: 'Returns a large picture of a design that waits for a look, for the counter of its shop (AI-05).',
  },
  'GET /api/problem/photo/{asset}': {
    who: ['customer', 'partner'],
    duty: 'counter',
    answers: 'image/*',
    summary: 'Returns a photo of a reported problem, for its customer and the counter of its shop.',
  },
  'GET /api/account/data': {
    who: CUSTOMER,
    answers: 'application/zip',
    summary: 'Returns everything that is stored of the caller, as a ZIP archive (SN-07).',
  },
  'GET /openid/return': {
    who: ANYBODY,
    summary:
      'Where an OpenID Connect provider leads the browser back to; redirects to the page that ends the login (SN-03).',
  },
  'GET /api/operator/share/{share}': {
    who: ['operator'],
    answers: PNG,
    summary: 'Returns the picture of a shared design that was reported.',
  },
  'GET /api/shopping_list/thumbnail/{asset}': {
    who: CUSTOMER,
    answers: PNG,
    summary: 'Returns the thumbnail of an entry of the caller’s shopping list.',
  },
  'GET /api/work/thumbnail/{asset}': {
    who: CUSTOMER,
    answers: PNG,
    summary: 'Returns the thumbnail of one of the caller’s designs.',
  },
  'GET /api/picture/{asset}': {
    who: CUSTOMER,
    answers: 'image/*',
    summary:
      'Returns one of the caller’s pictures. `?size=proxy` is reduced for phones, `?size=full` is the whole picture.',
  },
  'GET /api/drawing/result/{asset}': {
    who: CUSTOMER,
    answers: PNG,
    summary: 'Returns a result of one of the caller’s drawings; `size` is proxy (at most 2048 px) or full.',
  },
  'GET /api/drawing/stream': {
    who: CUSTOMER,
    answers: 'text/event-stream',
    summary:
      'Sends one of the caller’s drawings (`drawing_id`) as server-sent events of type `drawing`, until it has ended.',
  },
  'GET /api/pair-room/stream': {
    who: CUSTOMER,
    answers: 'text/event-stream',
    summary:
      'Sends a room of the caller (`room_id`) as server-sent events of type `room`, until it is over. Each is an answer of PairRoom.get. While it is open, the caller is here.',
  },
  'GET /api/queue/stream': {
    who: ANYBODY,
    answers: 'text/event-stream',
    summary:
      'Streams a station’s queue (`?machine_id=`) as server-sent events named `queue`. Each is an answer of Queue.get.',
  },
  'GET /api/map/tile/{z}/{x}/{y}': {
    who: ANYBODY,
    answers: PNG,
    summary: 'Returns a tile of the operator’s map source, if one is configured.',
  },
  'GET /stationapplets/file/{job}': {
    who: ['station'],
    answers: 'application/octet-stream',
    summary: 'Returns the print file of a job that the station has leased.',
  },
  'GET /stationapplets/release/{version}': {
    who: ['station'],
    answers: 'text/javascript',
    summary: 'Returns the bundle of the version that the station should run.',
  },
  'POST /api/upload/picture': {
    who: CUSTOMER,
    takes: 'multipart/form-data',
    answers: JSON_TEXT,
    summary: 'Uploads a PNG or JPEG in the field `file`. The envelope’s data describes the stored picture.',
  },
  'OPTIONS /api/upload/parts': { who: ANYBODY, summary: 'Returns the supported parts of the tus protocol 1.0.0.' },
  'POST /api/upload/parts': {
    who: CUSTOMER,
    summary: 'Starts an upload in parts (tus 1.0.0). Upload-Length is its size.',
  },
  'HEAD /api/upload/parts/{id}': {
    who: CUSTOMER,
    summary: 'Returns how much of an upload has arrived, in Upload-Offset.',
  },
  'PATCH /api/upload/parts/{id}': {
    who: CUSTOMER,
    takes: 'application/offset+octet-stream',
    summary: 'Appends the next part of an upload, at Upload-Offset.',
  },
  'DELETE /api/upload/parts/{id}': { who: CUSTOMER, summary: 'Cancels an upload.' },
  'GET /api/receipt/{bill}': {
    who: ANYBODY,
    answers: 'application/pdf',
    summary: 'Returns a receipt or a credit note, for whoever has its address (OR-13).',
  },
  'GET /s/{share}': { who: ANYBODY, answers: 'text/html', summary: 'Returns the page of a shared design.' },
  'GET /s/{share}/{file}': { who: ANYBODY, answers: PNG, summary: 'Returns the picture of a shared design.' },
  'GET /mail/off': { who: ANYBODY, answers: 'text/html', summary: 'Asks whether the news to an address end.' },
  'POST /mail/off': {
    who: ANYBODY,
    answers: 'text/html',
    summary: 'Ends the news to an address, by the key in each of its e-mails (RFC 8058).',
  },
  'GET /mail/confirm': { who: ANYBODY, answers: 'text/html', summary: 'Asks whether an address is confirmed.' },
  'POST /mail/confirm': {
    who: ANYBODY,
    answers: 'text/html',
    summary: 'Confirms another address of a login, by the key in the e-mail to it.',
  },
  'GET /mail/undo': { who: ANYBODY, answers: 'text/html', summary: 'Asks whether a former address is put back.' },
  'POST /mail/undo': {
    who: ANYBODY,
    answers: 'text/html',
    summary:
      'Puts a former address of a login back, once, by the key in the e-mail to it, and ends the logins (SN-08).',
  },
  'GET /paypal/return': { who: ANYBODY, summary: 'Receives the payer after approval at the payment provider.' },
  'GET /paypal/cancel': { who: ANYBODY, summary: 'Receives the payer who cancelled at the payment provider.' },
  'POST /api/Paypal/webhook': {
    who: ANYBODY,
    takes: JSON_TEXT,
    answers: JSON_TEXT,
    summary: 'Receives the provider’s events. Only their signature authenticates them.',
  },
};
