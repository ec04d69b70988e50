import { type Client, ClientError, createClient } from '@cpc/client';
import type { Context } from '../io/command.ts';
import { EXIT, Failure, failureOf } from '../io/failure.ts';
import { readSession, type Session, sessionFile } from './store.ts';

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
  createClient({ baseUrl: server, fetch, getSession: () => session, getLanguage: () => 'en-US' });

/** Passes a refusal of the server on as a failure of the command. */
export async function calling<Value>(server: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ClientError ? failureOf(error, server) : error;
  }
}
