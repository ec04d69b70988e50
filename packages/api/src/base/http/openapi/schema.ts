import * as z from 'zod/mini';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1; types without a JSON form become `any`.
 */
export function jsonSchema(schema: z.ZodMiniType<unknown>, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io,
  });
  return plain;
}

/** The fields of an object schema; empty for other schemas. */
export function propertiesOf(schema: JsonSchema): readonly (readonly [name: string, schema: JsonSchema])[] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
}

export function requiredOf(schema: JsonSchema): readonly string[] {
  return (schema['required'] ?? []) as readonly string[];
}

/** Returns true if a form carries the value as plain text; other values are JSON in their field. */
export function isPlainText(schema: JsonSchema): boolean {
  return schema['type'] === 'string' || typeof schema['const'] === 'string';
}
