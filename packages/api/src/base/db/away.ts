/**
 * The connection cannot be used any more, or its server does not take what is written: codes of the system and of
 * PostgreSQL. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNUSABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // idle_in_transaction_session_timeout.
  '25P03',
  // connection failures, and protocol_violation, as a connection pooler says it that has lost its server.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // read_only_sql_transaction: a primary that became a standby, or a standby that is not promoted yet.
  '25006',
]);
/** Where the driver gives no code. */
const UNUSABLE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;
/** SQLSTATE too_many_connections, disk_full: the server answers, and may do it later. */
const LATER_CODES: ReadonlySet<unknown> = new Set(['53300', '53100']);

/** https://sqlite.org/rescode.html: no room on the disk, or the disk fails. */
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;

const DISK_FAILS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

interface Coded {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly syscall?: unknown;
}

/**
 * The connection broke while a COMMIT was in work: the transaction may have been kept or not. It must not be repeated
 * by itself; a caller may repeat what is idempotent.
 */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';
  constructor(cause: Error) {
    super(`the connection broke during COMMIT, which may have been done: ${cause.message}`, { cause });
  }
}

/** Whether a connection to PostgreSQL must be closed after this error, because it, or its server, is of no use. */
export function isUnusable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Coded;
  // A missing file is a defect; a missing socket is a database that is away.
  if (code === 'ENOENT') return syscall === 'connect';
  return UNUSABLE_CODES.has(code) || UNUSABLE_WORDS.test(error.message);
}

/**
 * Whether an error says that the database or the disk cannot serve now, and may later: nobody did anything wrong, and
 * asking again is right (RL-03). What was asked for was not done, except perhaps where it is a `CommitInDoubt`.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof CommitInDoubt) return true;
  const { code, errcode } = error as Coded;
  if (DISK_FAILS.has(code)) return true;
  // The lower byte is the kind; the rest says more of it.
  if (typeof errcode === 'number') return [SQLITE_FULL, SQLITE_IOERR].includes(errcode & 0xff);
  return LATER_CODES.has(code) || isUnusable(error);
}
