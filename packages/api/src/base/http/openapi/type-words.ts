import { type JsonSchema, propertiesOf, requiredOf } from './schema.ts';

const MAX_DEPTH = 6;

/** A schema in a notation like TypeScript: `{order_id: string, items: [{line: integer}]}`. */
export function typeWords(schema: JsonSchema, depth = 0): string {
  const { type, items, enum: choices, const: constant } = schema;
  const options = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined;
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (options) return options.map((option) => typeWords(option, depth)).join(' | ');
  if (type === 'array') return `[${items ? typeWords(items as JsonSchema, depth + 1) : ''}]`;
  if (type === 'object') return depth < MAX_DEPTH ? objectWords(schema, depth) : '{…}';
  return typeof type === 'string' ? type + boundWords(schema) : 'any';
}

function objectWords(schema: JsonSchema, depth: number): string {
  const required = requiredOf(schema);
  const fields = propertiesOf(schema).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeWords(field, depth + 1)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** The bounds that carry information; those of a safe integer do not. */
function boundWords({ maxLength, minimum, maximum }: JsonSchema): string {
  const least = typeof minimum === 'number' && Number.isSafeInteger(minimum) && minimum > Number.MIN_SAFE_INTEGER;
  const most = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER;
  if (typeof maxLength === 'number') return ` ≤ ${maxLength} letters`;
  if (least && most) return ` ${minimum}…${maximum}`;
  if (least) return ` ≥ ${minimum}`;
  return most ? ` ≤ ${maximum}` : '';
}
