import { CallError } from '@cpc/contract';
import type * as z from 'zod/mini';
import { checkJsonBounds } from '../body/json-bounds.ts';

type Schema = z.ZodMiniType<unknown>;
type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Record<string, Schema>;
  readonly values?: readonly unknown[];
};

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Reads a form. Form fields are strings; a field of another type contains JSON. */
export type ReadFields = (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Creates the form reader of an object schema; called once, at start. */
export function formReader(schema: Schema): ReadFields {
  const shape = definitionOf(schema).shape ?? {};
  const json = new Set(Object.entries(shape).flatMap(([name, field]) => (isText(field) ? [] : [name])));
  return (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, json.has(name) ? parsed(name, value) : value]),
    );
}

function isText(schema: Schema): boolean {
  const { type, innerType, values } = definitionOf(schema);
  if (innerType !== undefined) return isText(innerType);
  if (type === 'literal') return (values ?? []).every((value) => typeof value === 'string');
  return type === 'string' || type === 'enum';
}

function parsed(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  checkJsonBounds(value);
  try {
    return JSON.parse(value);
  } catch {
    throw new CallError('invalidInput', { field });
  }
}
