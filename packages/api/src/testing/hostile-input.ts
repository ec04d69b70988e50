import type * as z from 'zod/mini';

type Schema = z.ZodMiniType<unknown>;
type Definition = { readonly type: string; readonly innerType?: Schema; readonly shape?: Record<string, Schema>; readonly element?: Schema; readonly entries?: Record<string, string> };

/** What breaks careless servers: bad ids, NUL and lone surrogates, huge and tiny numbers, prototypes, wrong types. */
const NASTY: readonly unknown[] = [
  '', ' ', '\0', 'a\0b', '\ud800', '‮', "' or 1=1 --", '"; drop table accounts; --', '../../etc/passwd', '%00', '{{7*7}}', '${7*7}',
  'a'.repeat(10_000), '1'.repeat(500), 'NaN', 'null', 'true', '__proto__', 'constructor', '<script>alert(1)</script>', 'DEMO', 'en-us',
  0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 63, 1e-320, null, true, false, [], {}, [[]], [null], { s: 1 },
  { __proto__: null, toString: 1 }, { version: 1, records: {} }, { version: 1e9 }, { version: 1, records: { background: {} } },
];

const NAMES = NASTY.filter((value) => typeof value === 'string');

/**
 * Input for a schema that is nearly right: right in shape, wrong in places. Blind noise stops at the first check and
 * finds nothing.
 */
export function hostileInput(schema: Schema, seeds: Iterator<number>): Record<string, unknown> {
  const next = () => (seeds.next().value as number | undefined) ?? 0;
  const value = valueFor(schema, next);
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  if (next() % 8 === 0) fields[NAMES[next() % NAMES.length] ?? ''] = NASTY[next() % NASTY.length];
  return fields;
}

function valueFor(schema: Schema, next: () => number): unknown {
  const definition = schema._zod.def as unknown as Definition;
  // The outermost object stays an object: everything else may be anything.
  if (definition.type === 'object') {
    const entries = Object.entries(definition.shape ?? {}).filter(() => next() % 12 !== 0);
    return Object.fromEntries(entries.map(([name, inner]) => [name, next() % 4 === 0 ? NASTY[next() % NASTY.length] : valueFor(inner, next)]));
  }
  if (definition.innerType) return next() % 3 === 0 ? undefined : valueFor(definition.innerType, next);
  if (definition.type === 'array') return Array.from({ length: next() % 4 }, () => (definition.element ? valueFor(definition.element, next) : null));
  if (definition.type === 'enum') return Object.values(definition.entries ?? {})[next() % Math.max(1, Object.keys(definition.entries ?? {}).length)];
  if (definition.type === 'string') return ['demo', 'apple-iphone-15', 'soft', '13800138000', 'CN', 'secret secret', 'a.b-c_d'][next() % 7];
  if (definition.type === 'number') return next() % 1000;
  return NASTY[next() % NASTY.length];
}
