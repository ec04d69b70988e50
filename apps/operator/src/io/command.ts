import type { Command } from 'commander';
import { EXIT } from './failure.ts';
import type { Io } from './io.ts';
import { plain, plainJson } from './plain.ts';

/** What a command has to say. */
export interface Answer {
  /** For `--json`. */
  readonly data: unknown;
  /** For people. */
  readonly text: string;
  /** The text is a file, and is not changed. */
  readonly isFile?: true;
  /** 0 if absent. */
  readonly exit?: number;
}

/** The options that every command has. */
export interface Options {
  readonly json?: boolean;
  readonly yes?: boolean;
  readonly sessionFile?: string;
}

export interface Context {
  readonly io: Io;
  /** Those of the program and of the command. */
  readonly options: Options & Readonly<Record<string, unknown>>;
  readonly args: readonly string[];
}

/** Runs a command and prints its answer. @param ended is told the exit code */
export function perform(
  command: Command,
  io: Io,
  ended: (exit: number) => void,
  work: (context: Context) => Promise<Answer>,
): void {
  command.action(async () => {
    const options: Options & Readonly<Record<string, unknown>> = command.optsWithGlobals();
    const { data, text, isFile, exit = EXIT.done } = await work({ io, options, args: command.args });
    const shown = isFile ? text : plain(text);
    io.out(options.json ? `${plainJson(data)}\n` : shown === '' ? '' : `${shown}\n`);
    ended(exit);
  });
}

/** A text of an option; undefined if it was not given. */
export function textOption({ options }: Pick<Context, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
