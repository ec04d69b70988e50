import { text as textOf } from 'node:stream/consumers';

/** The world around the program. Data goes to `out`; questions and remarks go to `err`. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** A person sits there and can be asked. */
  readonly isTerminal: boolean;
  /** The width of the terminal; undefined if the output goes to a file or a program. */
  readonly columns: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: () => Promise<string>;
}

export function processIo(): Io {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTerminal: process.stdin.isTTY && process.stderr.isTTY,
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    env: process.env,
    stdin: () => textOf(process.stdin),
  };
}
