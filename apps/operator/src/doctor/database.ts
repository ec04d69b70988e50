import { examine, FolderInUse, openUnchanged } from '@cpc/api';
import type { DoctorLine } from '@cpc/contract';
import { databaseOf, type Settings } from '@cpc/settings';
import { type Context } from '../io/command.ts';
import { calling, clientOf } from '../session/connection.ts';
import { Failure } from '../io/failure.ts';
import { readSession, sessionFile } from '../session/store.ts';
import { fault, reasonOf, warning } from './line.ts';

const TODO: Readonly<Record<string, string>> = {
  '3D000': 'run "operator init": it makes the database',
  '28P01': 'check the user and the password in DATABASE_URL',
  '28000': 'check the user in DATABASE_URL, and what the server of PostgreSQL allows it',
  ECONNREFUSED: 'start PostgreSQL, or correct DATABASE_URL',
  ENOTFOUND: 'correct the host in DATABASE_URL',
};

/** What the database tells: opened here, or asked of the server that holds it. */
export async function examineDatabase(settings: Settings, context: Context): Promise<DoctorLine[]> {
  try {
    const db = await openUnchanged(databaseOf(settings));
    if (!db) return [fault('database', 'there is none yet', 'run "operator init"')];
    try {
      return await examine(db, { now: Date.now }, settings.payouts);
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof FolderInUse) return askServer(context);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return [
      fault(
        'database',
        `cannot be opened: ${reasonOf(error)}`,
        TODO[code] ?? 'look at the server of the database, and at DATABASE_URL',
      ),
    ];
  }
}

/** A running server holds the embedded database. It answers to operators only. */
export async function askServer({ io, options }: Context): Promise<DoctorLine[]> {
  const session = readSession(sessionFile(io, options.sessionFile));
  if (!session)
    return [
      warning(
        'database',
        'the running server holds it, and nobody is logged in to ask it',
        'run "operator login", then the doctor again',
      ),
    ];
  try {
    return await calling(session.server, clientOf(session.server, session).call('Operator.doctor', {}));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [
      warning('database', `the server was not asked: ${error.message}`, 'run "operator login", then the doctor again'),
    ];
  }
}
