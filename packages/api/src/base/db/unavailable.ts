/**
 * The connection is unusable, or its server does not accept writes: codes of the operating system and of PostgreSQL.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
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
  // Connection failures, and protocol_violation, which a connection pooler reports after it has lost its server.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // read_only_sql_transaction: a primary that became a standby, or a standby that is not promoted yet.
  '25006',
]);
/** For errors of the driver without a code. */
const UNUSABLE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;
/** SQLSTATE too_many_connections, disk_full: the server answers, and may succeed later. */
const LATER_CODES: ReadonlySet<unknown> = new Set(['53300', '53100']);

/** https://sqlite.org/rescode.html: no room on the disk, or the disk fails. */
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;

const DISK_FAILS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

interface Coded extends Error {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly syscall?: unknown;
}

/**
 * The connection broke during a COMMIT: the transaction may or may not have been committed. The server must not repeat
 * it; a caller may repeat an idempotent call.
 */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';
  constructor(cause: Error) {
    super(`the connection broke during COMMIT, which may have been done: ${cause.message}`, { cause });
  }
}

/**
 * Returns true if a connection to PostgreSQL must be closed after this error, because the connection or its server is
 * unusable.
 */
export function isUnusable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, syscall }: Coded = error;
  // A missing file is a defect; a missing socket is a database that is down.
  if (code === 'ENOENT') return syscall === 'connect';
  return UNUSABLE_CODES.has(code) || UNUSABLE_WORDS.test(error.message);
}

/**
 * Returns true if the database or the disk cannot serve now but may serve later. It is no defect, and a retry is right
 * (RL-03). The requested change was not made, except perhaps after a `CommitInDoubt`.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof CommitInDoubt) return true;
  const { code, errcode }: Coded = error;
  if (DISK_FAILS.has(code)) return true;
  // The lower byte is the kind of the error; the other bytes give details.
  if (typeof errcode === 'number') return [SQLITE_FULL, SQLITE_IOERR].includes(errcode & 0xff);
  return LATER_CODES.has(code) || isUnusable(error);
}
