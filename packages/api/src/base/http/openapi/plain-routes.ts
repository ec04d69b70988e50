import type { Principal } from '@cpc/contract';
import type { Duty } from '@cpc/domain';

/** A route that reads or answers in its own way: files, streams, uploads, and targets of providers and browsers. */
export interface PlainRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';
  /** In OpenAPI's form: `/s/{share}`. */
  readonly path: string;
  readonly who: readonly Principal[];
  /** The duty that a shop's people need. */
  readonly duty?: Duty | null;
  readonly summary: string;
  /** Media type of the answer; undefined if it answers by headers alone. */
  readonly answers?: string;
  readonly takes?: string;
}

const ANYBODY = ['visitor'] as const;
const CUSTOMER = ['customer'] as const;
const PARTS = '/api/upload/parts';
const ONE = `${PARTS}/{id}`;

/** All plain routes; a test compares this list with the actual routes of the server. */
export const PLAIN_ROUTES: readonly PlainRoute[] = [
  {
    method: 'get',
    path: '/health',
    who: ANYBODY,
    summary: 'Answers if the process runs.',
    answers: 'application/json',
  },
  {
    method: 'get',
    path: '/ready',
    who: ANYBODY,
    summary: 'Answers 200 if the server can serve: database and disk accept a write, and it is not stopping.',
    answers: 'application/json',
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    who: ANYBODY,
    summary: 'Returns this description.',
    answers: 'application/json',
  },
  {
    method: 'get',
    path: '/api/docs',
    who: ANYBODY,
    summary: 'Returns this description as a page.',
    answers: 'text/html',
  },
  {
    method: 'get',
    path: '/api/docs.css',
    who: ANYBODY,
    summary: 'Returns the style sheet of that page.',
    answers: 'text/css',
  },
  {
    method: 'post',
    path: '/partnerapplets/profile/{machine}',
    who: ['partner'],
    duty: 'machines',
    summary: 'Uploads a measured ICC profile for one of the shop’s stations. `?name=` is its file name.',
    takes: 'application/vnd.iccprofile',
    answers: 'application/json',
  },
  {
    method: 'get',
    path: '/api/order/thumbnail/{asset}',
    who: ['customer', 'partner', 'screen'],
    duty: null,
    summary: 'Returns the thumbnail of an order item, for its customer, its partner, and the display of its station.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/order/design/{job}',
    who: ['partner'],
    duty: 'counter',
    summary: 'Returns a large picture of a design that waits for a look, for the counter of its shop (AI-05).',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/problem/photo/{asset}',
    who: ['customer', 'partner'],
    duty: 'counter',
    summary: 'Returns a photo of a reported problem, for its customer and the counter of its shop.',
    answers: 'image/*',
  },
  {
    method: 'get',
    path: '/api/account/data',
    who: CUSTOMER,
    summary: 'Returns everything that is stored of the caller, as a ZIP archive (SN-07).',
    answers: 'application/zip',
  },
  {
    method: 'get',
    path: '/openid/return',
    who: ANYBODY,
    summary:
      'Where an OpenID Connect provider leads the browser back to; redirects to the page that ends the login (SN-03).',
  },
  {
    method: 'get',
    path: '/api/operator/share/{share}',
    who: ['operator'],
    summary: 'Returns the picture of a shared design that was reported.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/shopping_list/thumbnail/{asset}',
    who: CUSTOMER,
    summary: 'Returns the thumbnail of an entry of the caller’s shopping list.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/work/thumbnail/{asset}',
    who: CUSTOMER,
    summary: 'Returns the thumbnail of one of the caller’s designs.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/picture/{asset}',
    who: CUSTOMER,
    summary:
      'Returns one of the caller’s pictures. `?size=proxy` is reduced for phones, `?size=full` is the whole picture.',
    answers: 'image/*',
  },
  {
    method: 'get',
    path: '/api/drawing/result/{asset}',
    who: CUSTOMER,
    summary: 'Returns a result of one of the caller’s drawings; `size` is proxy (at most 2048 px) or full.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/drawing/stream',
    who: CUSTOMER,
    summary:
      'Sends one of the caller’s drawings (`drawing_id`) as server-sent events of type `drawing`, until it has ended.',
    answers: 'text/event-stream',
  },
  {
    method: 'get',
    path: '/api/pair-room/stream',
    who: CUSTOMER,
    summary:
      'Sends a room of the caller (`room_id`) as server-sent events of type `room`, until it is over. Each is an answer of PairRoom.get. While it is open, the caller is here.',
    answers: 'text/event-stream',
  },
  {
    method: 'get',
    path: '/api/queue/stream',
    who: ANYBODY,
    summary:
      'Streams a station’s queue (`?machine_id=`) as server-sent events named `queue`. Each is an answer of Queue.get.',
    answers: 'text/event-stream',
  },
  {
    method: 'get',
    path: '/api/map/tile/{z}/{x}/{y}',
    who: ANYBODY,
    summary: 'Returns a tile of the operator’s map source, if one is configured.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/stationapplets/file/{job}',
    who: ['station'],
    summary: 'Returns the print file of a job that the station has leased.',
    answers: 'application/octet-stream',
  },
  {
    method: 'get',
    path: '/stationapplets/release/{version}',
    who: ['station'],
    summary: 'Returns the bundle of the version that the station should run.',
    answers: 'text/javascript',
  },
  {
    method: 'post',
    path: '/api/upload/picture',
    who: CUSTOMER,
    summary: 'Uploads a PNG or JPEG in the field `file`. The envelope’s data describes the stored picture.',
    takes: 'multipart/form-data',
    answers: 'application/json',
  },
  { method: 'options', path: PARTS, who: ANYBODY, summary: 'Returns the supported parts of the tus protocol 1.0.0.' },
  {
    method: 'post',
    path: PARTS,
    who: CUSTOMER,
    summary: 'Starts an upload in parts (tus 1.0.0). Upload-Length is its size.',
  },
  { method: 'head', path: ONE, who: CUSTOMER, summary: 'Returns how much of an upload has arrived, in Upload-Offset.' },
  {
    method: 'patch',
    path: ONE,
    who: CUSTOMER,
    summary: 'Appends the next part of an upload, at Upload-Offset.',
    takes: 'application/offset+octet-stream',
  },
  { method: 'delete', path: ONE, who: CUSTOMER, summary: 'Cancels an upload.' },
  {
    method: 'get',
    path: '/s/{share}',
    who: ANYBODY,
    summary: 'Returns the page of a shared design.',
    answers: 'text/html',
  },
  {
    method: 'get',
    path: '/s/{share}/{file}',
    who: ANYBODY,
    summary: 'Returns the picture of a shared design.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/paypal/return',
    who: ANYBODY,
    summary: 'Receives the payer after approval at the payment provider.',
  },
  {
    method: 'get',
    path: '/paypal/cancel',
    who: ANYBODY,
    summary: 'Receives the payer who cancelled at the payment provider.',
  },
  {
    method: 'post',
    path: '/api/Paypal/webhook',
    who: ANYBODY,
    summary: 'Receives the provider’s events. Only their signature authenticates them.',
    takes: 'application/json',
    answers: 'application/json',
  },
];
