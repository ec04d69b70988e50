import { confirm, isCancel, password, select, text } from '@clack/prompts';
import { EXIT, Failure, wrongUse } from './failure.ts';
import type { Io } from './io.ts';

/** Standard output holds the answer of the command, so questions go to the other stream. */
const output = process.stderr;

function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new Failure('cancelled', EXIT.refused, 'nothing was done');
  return value as Exclude<Value, symbol>;
}

export interface Question {
  readonly message: string;
  /** What a script passes instead. */
  readonly flag: string;
  /** Shown until something is typed, and taken by Enter: then `check` gets an empty text. */
  readonly initial?: string | undefined;
  readonly hint?: string;
  /** @returns what is wrong with an answer */
  readonly check?: (value: string) => string | undefined;
}

/** Asks for a text on a terminal. @throws Failure without a terminal: it names the missing flag */
export async function askText(io: Io, { message, flag, initial, hint, check }: Question): Promise<string> {
  requireTerminal(io, flag);
  const value = await text({
    message,
    output,
    ...(initial === undefined ? {} : { defaultValue: initial, placeholder: initial }),
    ...(hint === undefined ? {} : { placeholder: hint }),
    validate: (typed) => check?.(typed?.trim() ?? ''),
  });
  return answered(value).trim();
}

/** Reads without an echo. */
export async function askSecret(io: Io, { message, flag, check }: Question): Promise<string> {
  requireTerminal(io, flag);
  return answered(await password({ message, output, validate: (typed) => check?.(typed ?? '') }));
}

export async function askChoice<Value extends string>(
  io: Io,
  { message, flag }: Question,
  options: readonly { readonly value: Value; readonly label: string }[],
): Promise<Value> {
  requireTerminal(io, flag);
  const choices: { value: string; label: string }[] = options.map((option) => ({ ...option }));
  const chosen = answered(await select<string>({ message, options: choices, output }));
  const found = options.find(({ value }) => value === chosen);
  if (!found) throw new Failure('cancelled', EXIT.refused, 'nothing was done');
  return found.value;
}

/** Asks before something that cannot be repeated or taken back. @param yes the answer of a script */
export async function askConsent(io: Io, question: string, yes: boolean): Promise<void> {
  if (yes) return;
  requireTerminal(io, '--yes', question);
  if (!answered(await confirm({ message: question, output, initialValue: false })))
    throw new Failure('cancelled', EXIT.refused, 'nothing was done');
}

function requireTerminal(io: Io, flag: string, question?: string): void {
  if (!io.isTerminal)
    throw wrongUse(`${question === undefined ? '' : `${question} `}There is no terminal to ask: add ${flag}`, {
      missing: [flag],
    });
}
