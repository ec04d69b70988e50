import type * as z from 'zod/mini';

type Schema = z.ZodMiniType<unknown>;
type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly entries?: Record<string, string>;
  readonly values?: readonly unknown[];
  readonly options?: readonly Schema[];
};

/** Values by field name, for what is not a free text. */
type Known = Readonly<Record<string, unknown>>;

const LENGTHS = [
  100_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 300, 200, 120, 100, 80, 60, 50, 40, 30, 20, 16, 10, 5, 3, 2, 1,
];
const NUMBERS = [2 ** 31, 1_000_000, 100_000, 10_000, 1_000, 365, 100, 50, 20, 10, 5, 2, 1, 0, -1, 0.5];

/** Texts that cost much to read: each is repeated up to the length that a field allows. */
export const COSTLY_TEXTS = {
  letters: 'i p h o n e 1 5 p r o m a x ',
  words: 'heart star flower love cat sun moon tree ',
  // One character that unfolds to 18 letters.
  unfolding: '\ufdfa',
} as const;

/**
 * The largest input that a schema accepts.
 * @param text is repeated in every free text
 */
export function longestInput(schema: Schema, text: string, known: Known): unknown {
  return valueFor('', schema, { text, known, all: true });
}

/** The input that most calls have: known values, and the fields that must be there, or all. */
export function usualInput(schema: Schema, known: Known, all: boolean): unknown {
  return valueFor('', schema, { text: undefined, known, all });
}

interface Filling {
  readonly text: string | undefined;
  readonly known: Known;
  readonly all: boolean;
}

function valueFor(name: string, schema: Schema, filling: Filling): unknown {
  const definition = schema._zod.def as unknown as Definition;
  const fits = (value: unknown) => schema.safeParse(value).success;
  const { known, text, all } = filling;
  if (name in known && fits(known[name])) return known[name];
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([field, inner]) => [field, valueFor(field, inner, filling)]),
      );
    case 'optional':
      return all && definition.innerType ? valueFor(name, definition.innerType, filling) : undefined;
    case 'array': {
      const { element } = definition;
      const one = element && valueFor(name, element, filling);
      return (
        (text === undefined ? [1, 0] : LENGTHS).map((length) => Array.from({ length }, () => one)).find(fits) ?? []
      );
    }
    case 'string':
      return LENGTHS.slice(text === undefined ? LENGTHS.indexOf(10) : 0)
        .flatMap((length) => [
          (text ?? 'plain ').repeat(length).slice(0, length),
          'a'.repeat(length),
          '1'.repeat(length),
        ])
        .find(fits);
    case 'number':
      return (text === undefined ? NUMBERS.toReversed() : NUMBERS).find(fits);
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.[0];
    case 'union':
      return definition.options?.map((option) => valueFor(name, option, filling)).find(fits);
    default:
      return definition.innerType ? valueFor(name, definition.innerType, filling) : undefined;
  }
}
