import { ACTIONS, type Action } from '@cpc/contract';
import { hostileInput } from '@cpc/api/testing/hostile-input';
import type { Chance } from '@cpc/testkit';
import type { Asked } from '../person.ts';

/** These actions end the session that the other calls need. */
const ENDING: readonly string[] = ['User.logout', 'Partner.logout', 'Partner.revokeStation'];
const ALL: readonly Action[] = ACTIONS;
const DECLARED = ALL.filter(({ name }) => !ENDING.includes(name));

/** A call, and its caller. */
export interface HostileRequest extends Asked {
  readonly who: string;
}

const FORM = 'application/x-www-form-urlencoded';
const TYPES: readonly [string, ...string[]] = [
  'application/json',
  'application/json; charset=utf-16',
  FORM,
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/offset+octet-stream',
  'application/vnd.iccprofile',
  'text/plain',
  'nonsense',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const HEADERS: readonly [string, ...string[]] = [
  'accept-language',
  'authorization',
  'begintime',
  'content-encoding',
  'direction',
  'if-match',
  'if-none-match',
  'language',
  'orderby',
  'origin',
  'pagenum',
  'pagesize',
  'range',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-forwarded-for',
  'x-http-method-override',
  'x-request-id',
];
const VALUES: readonly [string, ...string[]] = [
  '',
  '0',
  '-1',
  '1e308',
  '99999999999999999999',
  'NaN',
  'null',
  '*',
  '"x"',
  'bytes=999999-',
  '1.0.0',
  'sha1 x',
  'sha256 eA==',
  'Bearer x',
  'Station x',
  'zh-cn',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  'a'.repeat(3_000),
  'Thu, 01 Jan 1970 00:00:00 GMT',
];
const PATHS: readonly [string, ...string[]] = [
  '/',
  '/api/picture/',
  '/api/order/thumbnail/',
  '/api/work/thumbnail/',
  '/api/shopping_list/thumbnail/',
  '/api/upload/parts/',
  '/api/upload/parts',
  '/api/upload/picture',
  '/api/material/mchineFontFamilyList',
  '/api/Paypal/webhook',
  '/api/Paypal/success',
  '/api/Paypal/cancel',
  '/douyin/Order/getOrderList',
  '/partnerapplets/profile/',
  '/stationapplets/file/',
  '/s/',
  '/mail/off?key=',
  '/paypal/return?token=',
  '/demo-paypal/checkoutnow?token=',
  '/userphoneapplets/index',
  '/usertshirtsapplets/index',
  '/userapplets/index',
  '/partnerapplets/index',
  '/stationapplets/index',
  '/partner/',
  '/stickers/',
  '/emoji/',
  '/fonts/',
];
/** What ends a path of a random call. A code or a name that such a call makes can have the same value. */
export const ENDINGS: readonly [string, ...string[]] = [
  '',
  'x',
  '%00',
  'a%00b',
  '%ed%a0%80',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aevil:1',
  'a'.repeat(199),
  '__proto__',
  'demo',
  '0'.repeat(64),
  '?x[]=1&x[]=2',
  '?machine_id=demo&machine_id=demo',
];
const BODIES: readonly [string, ...string[]] = [
  '',
  '{}',
  '[]',
  'null',
  '0',
  '"s"',
  '{"s":null}',
  '{"s":["Machine.get"]}',
  '{"s":"constructor"}',
  '{"s":"__proto__"}',
  '{"__proto__":{"s":"Machine.get"}}',
  '{"s":"Machine.get","s":"Partner.machines"}',
  '{',
  's=Machine.get&s=Machine.get',
  's[]=Machine.get',
  '%',
  '\0'.repeat(100),
  '--x\r\n\r\n--x--',
  '\ufeff{"s":"Machine.get","machine_id":"demo"}',
];

/** Nine of ten are almost valid calls of the contract; the others are wrong in other ways. */
export const hostileRequest = (chance: Chance): HostileRequest =>
  chance.happens(0.9) ? nearlyRight(chance) : anything(chance);

function nearlyRight(chance: Chance): HostileRequest {
  const [first, ...others] = DECLARED;
  if (!first) throw new Error('the contract has no actions');
  const action = chance.oneOf([first, ...others]);
  const seeds = (function* draws() {
    for (;;) yield chance.whole(0, 0x7fff_ffff);
  })();
  const input = { s: action.name, ...hostileInput(action.input, seeds) };
  const asForm = chance.happens(0.5);
  const body = asForm ? formOf(input) : JSON.stringify(input);
  const type = asForm ? FORM : 'application/json';
  const headers = { 'content-type': type, ...(chance.happens(0.2) ? oddHeader(chance) : {}) };
  // Sometimes a caller without permission.
  const who = chance.happens(0.1) ? chance.oneOf(['visitor', 'customer', 'partner']) : (action.who[0] ?? 'visitor');
  return { who, method: 'POST', path: action.path, headers, body };
}

function anything(chance: Chance): HostileRequest {
  const method = chance.oneOf([...METHODS]);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = { ...(hasBody ? { 'content-type': chance.oneOf([...TYPES]) } : {}), ...oddHeader(chance) };
  const asked = { method, path: chance.oneOf([...PATHS]) + chance.oneOf([...ENDINGS]), headers };
  const who = chance.oneOf(['visitor', 'customer', 'station', 'screen', 'partner']);
  return { who, ...asked, ...(hasBody ? { body: chance.oneOf([...BODIES]) } : {}) };
}

const oddHeader = (chance: Chance) => ({ [chance.oneOf([...HEADERS])]: chance.oneOf([...VALUES]) });

function formOf(input: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(input).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${escaped(name)}=${escaped(text)}`;
  });
  return fields.join('&');
}

/** Lone surrogates cannot be percent-encoded: they are sent as the replacement character. */
const escaped = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
