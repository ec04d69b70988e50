import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ROOT } from './root.mjs';

const NAMESPACES = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup'];
const BOOT = fileURLToPath(new URL('machine.sh', import.meta.url));

/** What `machine.sh` needs of this machine. */
const MOUNTS = `mount -t tmpfs tmpfs /mnt && cd /mnt && mkdir upper work root groups
mount -t overlay overlay -o "lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work" root && mount -t cgroup2 cgroup2 groups`;

/** Whether this user may make namespaces and mount in them, and systemd is installed. */
export const canBoot = (): boolean =>
  existsSync('/lib/systemd/systemd') &&
  spawnSync('unshare', [...NAMESPACES, '--fork', 'sh', '-e', '-c', MOUNTS], { stdio: 'ignore' }).status === 0;

export interface Machine {
  /** Runs a script of bash in the machine. @returns what it wrote to both streams @throws Error unless it ends with 0 */
  readonly run: (script: string, user?: string) => Promise<string>;
  readonly end: () => Promise<void>;
}

/**
 * Boots a machine that is like this one, with systemd and a network of its own. Its files are those of this machine, and
 * what it changes in them is gone with it.
 */
export async function bootMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-machine-'));
  const boot = ['sh', BOOT, folder, ROOT, process.execPath];
  // It ends with the test, however that ends.
  const unshare = ['--pdeathsig', 'KILL', 'unshare', ...NAMESPACES, '--fork', '--kill-child', ...boot];
  const child = spawn('setpriv', unshare, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const run: Machine['run'] = async (script, user = 'root') => {
    const inside = ['--all', '--root', '--wd', '--target', firstProcess(child.pid)];
    // As `su - user`, without a session of its own, which would take longer than most scripts.
    const as = ['setpriv', '--reuid', user, '--regid', user, '--init-groups', '--reset-env', 'bash'];
    const shell = spawn('nsenter', [...inside, ...as], { stdio: 'pipe' });
    shell.stdin.on('error', () => undefined).end(`cd; set -e; shopt -s expand_aliases\n${script}\n`);
    const code = new Promise<number | null>((done) => shell.once('close', done));
    const output = (await Promise.all([text(shell.stdout), text(shell.stderr)])).join('');
    if ((await code) !== 0) throw new Error(`${script}\nended with ${await code}:\n${output}`);
    return output;
  };
  const end = async () => {
    const first = firstProcess(child.pid);
    // Its own parent then takes note of its end; only a machine that did not get that far is ended from there.
    if (first === '') child.kill('SIGKILL');
    else process.kill(Number(first), 'SIGKILL');
    await ended;
    rmdirSync(folder);
  };
  try {
    await booted(run);
  } catch (error) {
    await end();
    throw new Error(`the machine did not boot: ${await said}`, { cause: error });
  }
  return { run, end };
}

/**
 * The only child of `unshare` once it has become systemd; empty before: it is then still in the files of the real machine.
 */
function firstProcess(unshare: number | undefined): string {
  const child = contentOf(`/proc/${unshare}/task/${unshare}/children`);
  return child !== '' && contentOf(`/proc/${child}/comm`) === 'systemd' ? child : '';
}

const contentOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

const MAX_TRIES = 60;

async function booted(run: Machine['run']): Promise<void> {
  for (let tried = 1; ; tried++) {
    const state = await run('systemctl is-system-running || true').catch((error: unknown) => String(error));
    if (/^(running|degraded)/.test(state)) return;
    if (tried === MAX_TRIES) throw new Error(state);
    await new Promise((done) => setTimeout(done, 500));
  }
}
