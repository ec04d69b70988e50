import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The settings of the server. `forgetful`: no data outlives a test, so nothing has to reach the disk. `durable`: the
 * defaults; a committed transaction is on the disk.
 */
const SETTINGS = {
  forgetful:
    '-c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=500 -c shared_buffers=64MB -c autovacuum=off',
  durable: '-c listen_addresses=',
} as const;
type Manner = keyof typeof SETTINGS;
const MAX_WAIT_MS = 60_000;

/** Where distributions install PostgreSQL's programs; the first is Debian's, with one folder per version. */
const DEBIAN = '/usr/lib/postgresql';
const ELSEWHERE = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/pgsql/bin'];

/** The folder of PostgreSQL's programs, of the newest version; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...ELSEWHERE];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

/**
 * Starts PostgreSQL in its own folder, on a Unix socket only. The first caller starts it; the others wait.
 * @returns the folder of its socket
 */
export async function startPostgres(folder: string, programs: string, manner: Manner = 'forgetful'): Promise<string> {
  const socket = join(folder, 'socket');
  await claimed(join(folder, 'server'), () => start(folder, socket, programs, manner));
  return socket;
}

/** Does something once for all processes of the run: the first caller does it, the others wait. */
export async function claimed(name: string, work: () => void | Promise<void>): Promise<void> {
  const ready = `${name}.ready`;
  if (existsSync(ready)) return;
  if (claim(`${name}.claimed`)) {
    await work();
    writeFileSync(ready, '');
  }
  for (let waited = 0; !existsSync(ready); waited += 50) {
    if (waited > MAX_WAIT_MS) throw new Error(`${name} did not appear; the log of PostgreSQL is beside its data`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function start(folder: string, socket: string, programs: string, manner: Manner): void {
  const owner = owningUser();
  const data = join(folder, 'data');
  for (const made of [data, socket]) {
    mkdirSync(made, { mode: 0o700 });
    if (owner) chownSync(made, owner.uid, owner.gid);
  }
  chmodSync(folder, 0o755);
  const options: ExecFileSyncOptions = { stdio: 'ignore', cwd: socket, ...owner };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  restartPostgres(folder, programs, manner);
}

/**
 * Starts a standby of another server in its own folder.
 * @param primary the folder of the primary's socket
 * @returns the folder of the standby's socket
 */
export function startStandby(folder: string, primary: string, programs: string): string {
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  const owner = owningUser();
  mkdirSync(socket, { mode: 0o700 });
  if (owner) for (const place of [folder, socket]) chownSync(place, owner.uid, owner.gid);
  const copy = ['-D', data, '-h', primary, '-U', 'postgres', '-R', '-c', 'fast', '-X', 'stream', '--no-sync'];
  execFileSync(join(programs, 'pg_basebackup'), copy, { stdio: 'ignore', cwd: socket, ...owner });
  restartPostgres(folder, programs, 'durable');
  return socket;
}

/** Restarts a stopped server with its data. */
export function restartPostgres(folder: string, programs: string, manner: Manner = 'forgetful'): void {
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  const started = ['-D', data, '-l', join(data, 'server.log'), '-w', '-o', `${SETTINGS[manner]} -k ${socket}`, 'start'];
  execFileSync(join(programs, 'pg_ctl'), started, { stdio: 'ignore', cwd: socket, ...owningUser() });
}

export function stopPostgres(folder: string): void {
  const data = join(folder, 'data');
  const programs = postgresPrograms();
  if (!programs || !existsSync(join(data, 'postmaster.pid'))) return;
  execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
    stdio: 'ignore',
    cwd: data,
    ...owningUser(),
  });
}

/** initdb refuses to run as root; then the server runs as the user `postgres`, or else as nobody. */
function owningUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return { uid: 65534, gid: 65534 };
  }
}

/** Creating a folder is atomic: exactly one of several processes succeeds. */
function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
