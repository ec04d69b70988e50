import { type Client, ClientError, createClient } from '@cpc/client';
import type { Command } from 'commander';
import { readSession, type Session, sessionFile } from '../session/store.ts';
import { EXIT, Failure, failureOf } from './failure.ts';
import type { Io } from './io.ts';

/** What a command has to say. */
export interface Answer {
  /** For `--json`. */
  readonly data: unknown;
  /** For people. */
  readonly text: string;
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
    const { data, text, exit = EXIT.done } = await work({ io, options, args: command.args });
    io.out(options.json ? `${JSON.stringify(data)}\n` : text === '' ? '' : `${text}\n`);
    ended(exit);
  });
}

/** A text of an option; undefined if it was not given. */
export function textOption({ options }: Pick<Context, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export interface Connection {
  readonly client: Client;
  readonly session: Session;
  readonly file: string;
}

/** The server that this user is logged in to. @throws Failure without a login */
export function connect({ io, options }: Pick<Context, 'io' | 'options'>): Connection {
  const file = sessionFile(io, options.sessionFile);
  const session = readSession(file);
  if (!session)
    throw new Failure('loginNeeded', EXIT.loginNeeded, 'nobody is logged in: run "operator login --server <address>"');
  return { client: clientOf(session.server, session), session, file };
}

export const clientOf = (server: string, session?: Session): Client =>
  createClient({ baseUrl: server, fetch, getSession: () => session, getLanguage: () => 'en-us' });

/** Passes a refusal of the server on as a failure of the command. */
export async function calling<Value>(server: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ClientError ? failureOf(error, server) : error;
  }
}
