import { randomBytes } from 'node:crypto';
import {
  createPasswords,
  createPostgresDatabase,
  createRandom,
  type DatabaseConfig,
  FolderInUse,
  ForeignTables,
  firstOperator,
  importCatalogue,
  importContent,
  openDatabase,
  openUnchanged,
  platformState,
  tableState,
} from '@cpc/api';
import type { Shipped } from './shipped.ts';
import { EXIT, Failure } from '../io/failure.ts';

type State = Awaited<ReturnType<typeof platformState>>;
export type FirstOperator = Parameters<typeof firstOperator>[1];

const EMPTY: State = { operators: [], models: 0, shops: 0, stations: 0 };
const NO_DATABASE = '3D000';

/**
 * What is there already. An empty place stays empty; tables of an older release are brought up to date, since they may
 * lack a column that is asked for. @throws Failure if the database cannot be opened
 */
export async function stateOf(config: DatabaseConfig): Promise<State> {
  try {
    if (await isEmpty(config)) return EMPTY;
    return await using(await openDatabase(config, { now: Date.now }), ({ read }) => platformState(read));
  } catch (error) {
    if (codeOf(error) === NO_DATABASE) return EMPTY;
    throw databaseFailure(error);
  }
}

async function isEmpty(config: DatabaseConfig): Promise<boolean> {
  const db = await openUnchanged(config);
  return db === undefined || (await using(db, tableState)).isEmpty;
}

async function using<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

export interface Step {
  readonly step: string;
  readonly changed: boolean;
  readonly what: string;
}

interface Wanted {
  /** Undefined if those that are wanted are there. */
  readonly operator: FirstOperator | undefined;
  readonly shipped: Shipped;
}

/** Makes what is missing: the database, its tables, the first or second operator, the catalogue. */
export async function makePlatform(config: DatabaseConfig, { operator, shipped }: Wanted): Promise<readonly Step[]> {
  try {
    const made = config.engine === 'postgres' && (await createPostgresDatabase(config.url));
    const changed = made || (await isEmpty(config));
    return await using(await openDatabase(config, { now: Date.now }), async (db) => [
      { step: 'database', changed, what: `${changed ? 'made' : 'is up to date'} (${config.engine})` },
      await operatorStep(db, operator),
      await catalogueStep(db, shipped),
    ]);
  } catch (error) {
    throw databaseFailure(error);
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>;

async function operatorStep(db: Db, operator: FirstOperator | undefined): Promise<Step> {
  if (!operator) {
    const { operators } = await platformState(db.read);
    return { step: 'operator', changed: false, what: `is there: ${operators.join(', ')}` };
  }
  const random = createRandom(randomBytes, Date.now);
  await firstOperator({ db, random, clock: { now: Date.now }, passwords: createPasswords() }, operator);
  return { step: 'operator', changed: true, what: `can log in: ${operator.username}` };
}

/** A catalogue that is there stays as it is; what ships with the product follows each release. */
async function catalogueStep(db: Db, shipped: Shipped): Promise<Step> {
  const { models } = await platformState(db.read);
  if (models === 0 && Object.keys(shipped.prices).length > 0) {
    await importCatalogue(db, shipped);
    return { step: 'catalogue', changed: true, what: `imported: ${shipped.models.length} models` };
  }
  const changed = await importContent(db, shipped);
  const what = changed ? 'typefaces and pictures of this release added' : 'is there';
  return { step: 'catalogue', changed, what: `${models} models: ${what}` };
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** SQLSTATE, or an error of the network: the server of the database is asked in vain. */
const DATABASE_CODE = /^((?=.*\d)[0-9A-Z]{5}|E(CONN|NOTFOUND|HOST|TIMEDOUT|PIPE|AI_)\w*)$/;

function databaseFailure(error: unknown): unknown {
  if (error instanceof FolderInUse)
    return new Failure('databaseInUse', EXIT.refused, `${error.message}. Stop the server while this runs.`);
  if (error instanceof ForeignTables) return new Failure('databaseForeign', EXIT.refused, error.message);
  const code = codeOf(error);
  if (code === undefined || !DATABASE_CODE.test(code)) return error;
  const message = error instanceof Error && error.message !== '' ? error.message : code;
  return new Failure('databaseAway', EXIT.unreachable, `the database cannot be opened: ${message} (${code})`, { code });
}
