import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const VENDURE = '3.7.3';

/** What its folder asks for, which holds nothing of ours but the program that starts it. */
const MANIFEST = JSON.stringify({
  private: true,
  type: 'module',
  dependencies: { '@vendure/core': VENDURE, pg: '8.23.1' },
  // Later ones ask for parts that not every registry carries.
  overrides: { '@graphql-tools/delegate': '12.2.0' },
});
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1'];
const PATIENCE_MS = 5 * 60_000;

/**
 * Puts Vendure into a folder of its own outside the repository, once: it is GPL, a program beside ours and no part of it.
 * @returns the program that starts it
 * @throws Error where it cannot be had
 */
export async function installVendure(): Promise<string> {
  const folder = join(tmpdir(), `cpc-bench-vendure-${VENDURE}`);
  const installed = join(folder, 'installed');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== MANIFEST) {
    writeFileSync(join(folder, 'package.json'), MANIFEST);
    console.log(`bench: installing Vendure ${VENDURE} …`);
    await npm(folder, ['install', ...QUIET]);
    writeFileSync(installed, MANIFEST);
  }
  const program = join(folder, 'server.mjs');
  copyFileSync(join(import.meta.dirname, 'server.mjs'), program);
  return program;
}

async function npm(folder: string, args: readonly string[]): Promise<void> {
  const own = process.env['npm_execpath'];
  const [command, first] = own === undefined ? ['npm', []] : [process.execPath, [own]];
  const options = { cwd: folder, timeout: PATIENCE_MS };
  await promisify(execFile)(command, [...first, '--prefix', folder, ...args], options).catch((error: Error) => {
    console.error(error.message);
    const code = /npm error code (\S+)/.exec(error.message)?.[1];
    throw new Error(`npm could not install it${code === undefined ? '' : ` (${code})`}`, { cause: error });
  });
}
