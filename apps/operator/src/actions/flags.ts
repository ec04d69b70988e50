import * as z from 'zod/mini';
import { wrongUse } from '../io/failure.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A flag of a command, for one field of the action's input. */
export interface Flag {
  /** The field, and the fields around it: `owner.name` is `--owner-name`. */
  readonly path: readonly string[];
  readonly name: string;
  readonly kind: 'text' | 'whole' | 'number' | 'set' | 'yesNo' | 'list';
  readonly choices: readonly string[];
  /** `none` stands for null. */
  readonly nullable: boolean;
  readonly required: boolean;
}

export interface InputFlags {
  readonly flags: readonly Flag[];
  /** Fields that only `--input` can carry. */
  readonly rest: readonly string[];
  /** The command takes a file: its name and content are fields of the input. */
  readonly takesFile: boolean;
}

/** Two calls with one key are one: a script may give it; otherwise each run has its own. */
export const CLIENT_KEY = 'client_key';

/** The flags of an input: texts, numbers, choices, yes and no, lists of them, and such fields one level deep. */
export function flagsOf(input: z.ZodMiniType<unknown>): InputFlags {
  const schema: JsonSchema = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' });
  const names = fieldsOf(schema).map(([name]) => name);
  const takesFile = names.includes('file') && names.includes('name');
  const found = fieldsOf(schema)
    .filter(([name]) => !takesFile || (name !== 'file' && name !== 'name'))
    .map(([name, field]) => ({
      name,
      flags: flagsFor([name], field, isRequired(schema, name) && name !== CLIENT_KEY, true),
    }));
  return {
    flags: found.flatMap(({ flags }) => flags),
    rest: found.filter(({ flags }) => flags.length === 0).map(({ name }) => name),
    takesFile,
  };
}

/** Whether an answer is a file, which is saved: it has a name and a content. */
export function answersFile(output: z.ZodMiniType<unknown>): boolean {
  const names = fieldsOf(z.toJSONSchema(output, { unrepresentable: 'any', io: 'output' })).map(([name]) => name);
  return names.includes('file') && names.includes('name');
}

const fieldsOf = (schema: JsonSchema) => Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
const isRequired = (schema: JsonSchema, name: string) =>
  Array.isArray(schema['required']) && schema['required'].includes(name);

function flagsFor(path: readonly string[], given: JsonSchema, required: boolean, deep: boolean): readonly Flag[] {
  const { schema, nullable } = withoutNull(given);
  if (schema['type'] === 'object' && deep) {
    const inner = fieldsOf(schema).map(([name, field]) =>
      flagsFor([...path, name], field, required && isRequired(schema, name), false),
    );
    return inner.every((flags) => flags.length > 0) ? inner.flat() : [];
  }
  const simple = kindOf(schema, required);
  const name = path.join('-').replaceAll('_', '-');
  return simple ? [{ path, name, nullable, required, ...simple }] : [];
}

/** `anyOf: [field, null]` is a field that may be null. */
function withoutNull(schema: JsonSchema): { readonly schema: JsonSchema; readonly nullable: boolean } {
  const options = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as JsonSchema[]) : [schema];
  const others = options.filter(({ type }) => type !== 'null');
  const [only = schema, ...more] = others;
  return { schema: more.length === 0 ? only : schema, nullable: others.length < options.length };
}

function kindOf(schema: JsonSchema, required: boolean): Pick<Flag, 'kind' | 'choices'> | undefined {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
  if (schema['type'] === 'string') return { kind: 'text', choices };
  if (schema['type'] === 'integer') return { kind: 'whole', choices: [] };
  if (schema['type'] === 'number') return { kind: 'number', choices: [] };
  if (schema['type'] === 'boolean') return { kind: required ? 'yesNo' : 'set', choices: required ? ['yes', 'no'] : [] };
  const items = schema['items'];
  return schema['type'] === 'array' && isText(items) ? { kind: 'list', choices: [] } : undefined;
}

const isText = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'string';

/** A day or a moment instead of milliseconds. */
const MOMENT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The value of a flag as the action takes it. @throws Failure */
export function valueOf({ name, kind, nullable }: Flag, typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  if (nullable && typed === 'none') return null;
  if (kind === 'yesNo') return typed === 'yes';
  if (kind === 'list') return typed.split(',').map((part) => part.trim());
  if (kind === 'text') return typed;
  if (kind === 'whole' && MOMENT.test(typed)) return momentOf(name, typed);
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number) || (kind === 'whole' && !Number.isInteger(number)))
    throw wrongUse(`--${name} must be a ${kind === 'whole' ? 'whole number, or a day like 2026-12-31' : 'number'}`);
  return number;
}

function momentOf(name: string, typed: string): number {
  const at = Date.parse(/[Z+]|T.*-/.test(typed) || typed.length === 10 ? typed : `${typed.replace(' ', 'T')}Z`);
  // 31/02 becomes a day of March in some programs.
  const isReal =
    Number.isFinite(at) && new Date(Date.parse(typed.slice(0, 10))).toISOString().startsWith(typed.slice(0, 10));
  if (!isReal) throw wrongUse(`--${name} must be a real day or moment (UTC), not ${typed}`);
  return at;
}

/** How the help shows the value. */
export function placeholder({ name, kind, choices, nullable, required }: Flag): string {
  if (kind === 'set') return `--${name}`;
  const inside =
    choices.length > 0
      ? choices.join('|')
      : { text: 'text', whole: 'number', number: 'number', yesNo: 'yes|no', list: 'a,b,…' }[kind];
  const value = nullable ? `${inside}|none` : inside;
  return `--${name} ${required ? `<${value}>` : `<${value}>`}`;
}
