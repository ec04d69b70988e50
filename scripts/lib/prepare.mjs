/** Prepares a fresh checkout for a start or a test run. Plain JavaScript: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { ROOT } from './root.mjs';

const STAMPS = join(ROOT, 'node_modules/.cpc-stamps');
const MINIMUM_NODE = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  console.error(
    `Node.js ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}

/** Signals that end this process, and not the group of a command that it runs. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command in the repository and shows its output. Rejects if it fails. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    // A group of its own, which ends with this process: test runners leave browsers and databases behind otherwise.
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', detached, ...options });
    const end = () => endGroup(child, detached);
    const exit = () => process.exit(1);
    // Before anything removes the files that they write.
    process.prependListener('exit', end);
    for (const signal of ENDING) process.on(signal, exit);
    const ended = () => {
      process.off('exit', end);
      for (const signal of ENDING) process.off(signal, exit);
    };
    child.on('error', (error) => {
      ended();
      fail(error);
    });
    child.on('close', (code) => {
      ended();
      if (code === 0) done();
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

function endGroup({ pid }, isGroup) {
  try {
    process.kill(isGroup ? -pid : pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export const runTool = (tool, args, options) => run(process.execPath, [binOf(tool), ...args], options);

/** The JavaScript file of a command-line tool, so that no shell and no PATH is needed. */
export function binOf(tool) {
  const [name, bin] = tool.split(':');
  const folder = join(ROOT, 'node_modules', name);
  const declared = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin;
  return join(folder, typeof declared === 'string' ? declared : declared[bin ?? name]);
}

/** Does the work only if its inputs have changed since the last time. */
async function whenChanged(name, fingerprint, outputs, work) {
  const stamp = join(STAMPS, name);
  const fresh =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint && outputs.every((path) => existsSync(path));
  if (fresh) return;
  await work();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Names, sizes and times of every file in some folders: cheap, and changes whenever a source does. */
function fingerprintOf(folders) {
  const lines = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (['node_modules', 'dist', 'dev'].includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else {
        const { size, mtimeMs } = statSync(path);
        lines.push(`${path} ${size} ${mtimeMs}`);
      }
    }
  };
  for (const folder of folders) walk(join(ROOT, folder));
  return hashOf(lines.toSorted((a, b) => (a < b ? -1 : 1)).join('\n'));
}

/**
 * What a command needs: `shop` builds and runs the product; `proof` also checks it, with the development dependencies and
 * those of the folder `proof`. A start does not take away what a test has installed.
 * @param {'shop' | 'proof'} need
 */
export async function ensureInstalled(need = 'shop') {
  requireNode();
  const tools = join(ROOT, 'node_modules/vitest');
  if (need === 'shop' && !existsSync(tools)) return install('.', 'shop', ['--omit=dev'], 'node_modules/vite');
  await install('.', 'tools', ['--include=dev'], 'node_modules/vitest');
  if (need === 'proof') await install('proof', 'proof', ['--include=dev'], 'proof/node_modules');
}

/**
 * `install`, not `ci`: the lock file is made on one platform, and `ci` refuses it on others because of optional
 * binaries.
 */
async function install(folder, what, options, output) {
  const lock = hashOf(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'));
  await whenChanged(`install-${what}`, lock, [join(ROOT, output)], async () => {
    console.log(`Installing the dependencies: ${what} …`);
    const npm = process.env.npm_execpath;
    const args = ['install', '--no-save', ...options, '--no-audit', '--no-fund', '--loglevel=error'];
    const cwd = join(ROOT, folder);
    if (npm) await run(process.execPath, [npm, ...args], { cwd });
    else await run('npm', args, { cwd, shell: process.platform === 'win32' });
  });
}

async function ensureContent() {
  await runTool('tsx', ['packages/content/scripts/build.ts']);
  await compressFolder(join(ROOT, 'packages/content/dist/fonts'));
  await runTool('tsx', ['packages/illustrator/scripts/build.ts']);
}

const SHARED = ['packages'];

async function ensureApp(app) {
  const fingerprint = fingerprintOf([...SHARED, `apps/${app}`]);
  await whenChanged(`build-${app}`, fingerprint, [join(ROOT, `apps/${app}/dist/index.html`)], async () => {
    console.log(`Building the ${app} app …`);
    await runTool('vite', ['build', '--logLevel', 'error'], { cwd: join(ROOT, 'apps', app) });
    await compressFolder(join(ROOT, 'apps', app, 'dist'));
  });
}

/** Builds the programs that run on Node from the current sources. */
export async function ensurePrograms() {
  for (const program of ['server', 'station', 'operator']) {
    const fingerprint = fingerprintOf([...SHARED, `apps/${program}`, 'scripts/lib']);
    await whenChanged(`bundle-${program}`, fingerprint, [join(ROOT, `apps/${program}/dist/main.mjs`)], async () => {
      const { bundleProgram } = await import('./bundle.mjs');
      await bundleProgram(program);
    });
  }
}

export async function prepare(need) {
  await ensureInstalled(need);
  // Two at once: the smallest supported machine has two cores.
  await Promise.all([ensureContent().then(ensurePrograms), ensureApp('web').then(() => ensureApp('partner'))]);
}
