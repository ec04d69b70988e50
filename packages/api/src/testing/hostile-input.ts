import { DEFAULT_PRINT_SETTINGS, EMPTY_DOCUMENT, NO_CALIBRATION } from '@cpc/design';
import { USUAL_BAYS } from '@cpc/domain';
import type * as z from 'zod/mini';
import { isFields } from '../base/http/body/is-fields.ts';

type Schema = z.ZodMiniType<unknown>;
type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly entries?: Record<string, string>;
};

/**
 * Values that break careless servers: bad ids, NUL and lone surrogates, huge and tiny numbers, prototypes, wrong types.
 */
const NASTY: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '‮',
  "' or 1=1 --",
  '"; drop table accounts; --',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '${7*7}',
  'a'.repeat(10_000),
  '1'.repeat(500),
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  'DEMO',
  'en-us',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 63,
  1e-320,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { s: 1 },
  { __proto__: null, toString: 1 },
  { version: 1, records: {} },
  { version: 1e9 },
  { version: 1, records: { background: {} } },
];

/** Valid values by field name, so that some calls reach the database. */
const RIGHT: Readonly<Record<string, unknown>> = {
  machine_id: 'demo',
  settings: DEFAULT_PRINT_SETTINGS,
  calibration: NO_CALIBRATION,
  bays: USUAL_BAYS,
  supplies: [],
  share_id: '0'.repeat(26),
  room_id: '0'.repeat(26),
  ground: EMPTY_DOCUMENT,
  shared: EMPTY_DOCUMENT,
  upload_id: '0'.repeat(26),
  goods_id: 'apple-iphone-15',
  category: 'phoneCase',
  shell_id: 'soft',
  colour_id: 'soft.black',
  phone: '13800138000',
  country: 'CN',
  currency: 'EUR',
  password: 'a long password',
  username: 'owner',
  document: {
    version: 1,
    records: { background: { id: 'background', type: 'background', fill: { kind: 'colour', colour: '#ff0000' } } },
  },
  area: { width: 70, height: 140, keep_out: [] },
  // A version of the agent.
  version: '1.1.0',
  asset: 'a'.repeat(64),
  sha256: '0'.repeat(64),
  signature: 'A'.repeat(86),
  bundle: 'QQ==',
  month: '2026-11',
  languages: ['en-en'],
};
const NAMES = NASTY.filter((value) => typeof value === 'string');

/**
 * Input for a schema that is nearly valid: the right shape with some wrong values. Pure noise fails the first check and
 * finds nothing.
 */
export function hostileInput(schema: Schema, seeds: Iterator<number>): Record<string, unknown> {
  const next = () => (seeds.next().value as number | undefined) ?? 0;
  const value = valueFor('', schema, next);
  const fields: Record<string, unknown> = isFields(value) ? { ...value } : {};
  if (next() % 8 === 0) fields[NAMES[next() % NAMES.length] ?? ''] = NASTY[next() % NASTY.length];
  return fields;
}

function valueFor(name: string, schema: Schema, next: () => number): unknown {
  const definition = schema._zod.def as unknown as Definition;
  if (['object', 'array'].includes(definition.type) && name in RIGHT && next() % 4 !== 0) return RIGHT[name];
  // The outermost value stays an object; all other values may be of any type.
  if (definition.type === 'object') {
    const fields = Object.entries(definition.shape ?? {}).filter(() => next() % 12 !== 0);
    return Object.fromEntries(
      fields.map(([field, inner]) => [field, next() % 8 === 0 ? nasty(next) : valueFor(field, inner, next)]),
    );
  }
  if (definition.innerType) return next() % 3 === 0 ? undefined : valueFor(name, definition.innerType, next);
  if (definition.type === 'array')
    return Array.from({ length: next() % 4 }, () =>
      definition.element ? valueFor(name, definition.element, next) : null,
    );
  if (definition.type === 'enum')
    return Object.values(definition.entries ?? {})[next() % Math.max(1, Object.keys(definition.entries ?? {}).length)];
  if (name in RIGHT && next() % 4 !== 0) return RIGHT[name];
  if (definition.type === 'string') return `a.b-c_${next() % 4}`;
  if (definition.type === 'number') return next() % 30;
  return nasty(next);
}

function nasty(next: () => number): unknown {
  return NASTY[next() % NASTY.length];
}
