import type { Principal } from '@cpc/contract';
import type { PartnerRole } from '@cpc/domain';

/** A route that reads or answers in its own way: files, streams, uploads, and targets of providers and browsers. */
export interface PlainRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';
  /** In OpenAPI's form: `/s/{share}`. */
  readonly path: string;
  readonly who: readonly Principal[];
  /** The lowest role, for a shop's people. */
  readonly role?: PartnerRole;
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
  { method: 'get', path: '/health', who: ANYBODY, summary: 'The process answers.', answers: 'application/json' },
  {
    method: 'get',
    path: '/ready',
    who: ANYBODY,
    summary: 'It can serve: its database and its disk take a write, and it is not stopping.',
    answers: 'application/json',
  },
  { method: 'get', path: '/api/openapi.json', who: ANYBODY, summary: 'This description.', answers: 'application/json' },
  { method: 'get', path: '/api/docs', who: ANYBODY, summary: 'This description, to be read.', answers: 'text/html' },
  { method: 'get', path: '/api/docs.css', who: ANYBODY, summary: 'How it looks.', answers: 'text/css' },
  {
    method: 'post',
    path: '/partnerapplets/profile/{machine}',
    who: ['partner'],
    role: 'staff',
    summary: 'The ICC profile of an own station that was measured, `?name=` what its file is called.',
    takes: 'application/vnd.iccprofile',
    answers: 'application/json',
  },
  {
    method: 'get',
    path: '/api/order/thumbnail/{asset}',
    who: ['customer', 'partner'],
    role: 'staff',
    summary: 'A small picture of an order’s item, for its customer and its partner.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/shopping_list/thumbnail/{asset}',
    who: CUSTOMER,
    summary: 'A small picture of a thing on the caller’s shopping list.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/work/thumbnail/{asset}',
    who: CUSTOMER,
    summary: 'A small picture of one of the caller’s designs.',
    answers: 'image/png',
  },
  {
    method: 'get',
    path: '/api/picture/{asset}',
    who: CUSTOMER,
    summary: 'One of the caller’s pictures; `?size=proxy` for one a phone can hold, `?size=full` for all of it.',
    answers: 'image/*',
  },
  {
    method: 'get',
    path: '/api/queue/stream',
    who: ANYBODY,
    summary: 'A station’s queue (`?machine_id=`) as server-sent events named `queue`, each what Queue.get answers.',
    answers: 'text/event-stream',
  },
  {
    method: 'get',
    path: '/stationapplets/file/{job}',
    who: ['station'],
    summary: 'The print file of a job the station has leased.',
    answers: 'application/octet-stream',
  },
  {
    method: 'post',
    path: '/api/upload/picture',
    who: CUSTOMER,
    summary: 'Takes a PNG or JPEG in the field `file`; the envelope’s data is the picture as it is kept.',
    takes: 'multipart/form-data',
    answers: 'application/json',
  },
  { method: 'options', path: PARTS, who: ANYBODY, summary: 'What of the tus protocol 1.0.0 is spoken.' },
  {
    method: 'post',
    path: PARTS,
    who: CUSTOMER,
    summary: 'Begins an upload in parts (tus 1.0.0): Upload-Length is its size.',
  },
  { method: 'head', path: ONE, who: CUSTOMER, summary: 'How much of an upload has come: Upload-Offset.' },
  {
    method: 'patch',
    path: ONE,
    who: CUSTOMER,
    summary: 'The next part, from Upload-Offset on.',
    takes: 'application/offset+octet-stream',
  },
  { method: 'delete', path: ONE, who: CUSTOMER, summary: 'Gives an upload up.' },
  { method: 'get', path: '/s/{share}', who: ANYBODY, summary: 'A shared design’s page.', answers: 'text/html' },
  {
    method: 'get',
    path: '/s/{share}/{file}',
    who: ANYBODY,
    summary: 'A shared design’s picture.',
    answers: 'image/png',
  },
  { method: 'get', path: '/paypal/return', who: ANYBODY, summary: 'Where the payment provider sends a payer back to.' },
  { method: 'get', path: '/paypal/cancel', who: ANYBODY, summary: 'The same, for a payer who went back.' },
  {
    method: 'post',
    path: '/api/Paypal/webhook',
    who: ANYBODY,
    summary: 'The provider’s events; believed by their signature alone.',
    takes: 'application/json',
    answers: 'application/json',
  },
];
