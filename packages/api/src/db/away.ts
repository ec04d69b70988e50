/** What PostgreSQL's driver and the system say of a server that is not there, stops, starts, or has no room. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  // The socket of a PostgreSQL on this machine.
  'ENOENT',
  // SQLSTATE: admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, disk_full, connection failures.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);
/** Where the driver gives no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

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
 * Whether an error says that the database or the disk cannot serve now, and may later: nobody did anything wrong, what
 * was asked for was not done, and asking again is right (RL-03).
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as Coded;
  if (DISK_FAILS.has(code)) return true;
  // The lower byte is the kind; the rest says more of it.
  if (typeof errcode === 'number') return [SQLITE_FULL, SQLITE_IOERR].includes(errcode & 0xff);
  // A missing file is a defect; a missing socket is a database that is away.
  if (code === 'ENOENT') return syscall === 'connect';
  return AWAY_CODES.has(code) || AWAY_WORDS.test(error.message);
}
