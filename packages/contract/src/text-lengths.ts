import * as z from 'zod/mini';

interface Json {
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Json>>;
  /** A text that may be null. */
  readonly anyOf?: readonly Json[];
}

/** The longest text that each field of an input takes, in characters; a field inside another one by its own name. */
export function textLengths(input: z.ZodMiniType): Readonly<Record<string, number>> {
  return Object.fromEntries(lengthsIn(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as Json));
}

const lengthsIn = ({ properties = {} }: Json): readonly (readonly [name: string, length: number])[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const length = field.maxLength ?? field.anyOf?.find(({ maxLength }) => maxLength !== undefined)?.maxLength;
    // The last one counts: a field of the input itself stands after those inside of others.
    return [...lengthsIn(field), ...(length === undefined ? [] : [[name, length] as const])];
  });
