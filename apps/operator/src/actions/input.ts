import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ACTIONS } from '@cpc/contract';
import { askChoice, askText } from '../io/ask.ts';
import type { Context } from '../io/command.ts';
import { textOption } from '../io/command.ts';
import { wrongUse } from '../io/failure.ts';
import type { Io } from '../io/io.ts';
import { CLIENT_KEY, type Flag, flagsOf, valueOf } from './flags.ts';

type Fields = Record<string, unknown>;
type AnyAction = (typeof ACTIONS)[number];

/** Larger files are refused by the server; a wrong name of a huge file is told at once. */
const MAX_FILE = 3_000_000;

/**
 * The input of an action: `--input`, then the file, then the flags, and on a terminal what is still missing.
 * @throws Failure that names every wrong or missing flag
 */
export async function inputOf(action: Pick<AnyAction, 'input'>, context: Context): Promise<Fields> {
  const { flags, takesFile } = flagsOf(action.input);
  const key = flags.some(({ path }) => path[0] === CLIENT_KEY) ? { [CLIENT_KEY]: randomUUID() } : {};
  const input: Fields = { ...key, ...(await givenInput(context)) };
  if (takesFile) Object.assign(input, fileFields(context));
  for (const flag of flags) {
    const typed = context.options[attributeOf(flag.name)];
    if (typed !== undefined) put(input, flag.path, valueOf(flag, typed));
  }
  const missing = flags.filter((flag) => flag.required && at(input, flag.path) === undefined);
  if (missing.length > 0 && !context.io.isTerminal)
    throw wrongUse(`missing: ${missing.map(({ name }) => `--${name}`).join(', ')}`, {
      missing: missing.map(({ name }) => `--${name}`),
    });
  for (const flag of missing) put(input, flag.path, valueOf(flag, await askFor(context.io, flag)));
  return checked(action, flags, input);
}

/** The name under which the command line's library keeps a flag. */
export const attributeOf = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `--input`: JSON, `@file`, or `-` for standard input. */
async function givenInput({ io, options }: Context): Promise<Fields> {
  const given = textOption({ options }, 'input');
  if (given === undefined) return {};
  const text = given === '-' ? await io.stdin() : given.startsWith('@') ? bytesOf(given.slice(1)).toString() : given;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Told below.
  }
  throw wrongUse('--input must be a JSON object, like {"name":"Corner shop"}; @file reads a file, - standard input');
}

function fileFields({ args }: Context): Fields {
  const [path = ''] = args;
  return { name: basename(path), file: bytesOf(path).toString('base64') };
}

function bytesOf(path: string): Buffer {
  try {
    if (statSync(path).size <= MAX_FILE) return readFileSync(path);
  } catch (error) {
    throw wrongUse(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw wrongUse(`${path} is larger than ${MAX_FILE / 1_000_000} MB`);
}

const askFor = (io: Io, { name, choices, kind }: Flag): Promise<string> => {
  const question = { message: name.replaceAll('-', ' '), flag: `--${name}` };
  const check = (typed: string) => (typed === '' ? 'must not be empty' : undefined);
  return choices.length > 0
    ? askChoice(
        io,
        question,
        choices.map((value) => ({ value, label: value })),
      )
    : askText(io, { ...question, check, ...(kind === 'list' ? { hint: 'a,b,c' } : {}) });
};

/** The same check as at the server, with the names of the flags. */
function checked({ input: schema }: Pick<AnyAction, 'input'>, flags: readonly Flag[], input: Fields): Fields {
  const result = schema.safeParse(input);
  if (result.success) return input;
  const lines = result.error.issues.map(({ path, message }) => {
    const keys = path.map(String);
    const flag = flags.find((one) => one.path.every((key, index) => key === keys[index]));
    return `${flag ? `--${flag.name}` : keys.join('.') || '--input'}: ${message}`;
  });
  throw wrongUse(lines.join('\n'));
}

function at(input: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined),
    input,
  );
}

function put(input: Fields, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) input[key] = value;
  else {
    const inner = input[key];
    const next: Fields = typeof inner === 'object' && inner !== null ? { ...inner } : {};
    put(next, rest, value);
    input[key] = next;
  }
}
