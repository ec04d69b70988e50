import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether a program is installed; if not, warns about what is not checked.
 * @param pattern pattern of its version output; another program may have the same name
 */
export function hasTool(name: string, installs: string, pattern?: RegExp): boolean {
  const { error, stdout } = spawnSync(name, [pattern ? '-version' : '-v'], { encoding: 'utf8' });
  const found = error === undefined && (pattern?.test(stdout) ?? true);
  if (!found) {
    // oxlint-disable-next-line no-console -- a skipped check must not pass unnoticed
    console.warn(`NOT CHECKED: ${name} is not installed, so print files are not checked by it. Install ${installs}.`);
  }
  return found;
}

/**
 * Runs an external program on a file's bytes. @param args `%` stands for the file's path @returns its standard output
 */
export function runOn(bytes: Uint8Array, name: string, ...args: readonly string[]): string {
  return withFile(bytes, (path) =>
    execFileSync(
      name,
      args.map((arg) => arg.replace('%', path)),
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  );
}

/** As {@link convertOn}, for programs that write many files. @returns matching files, by the pattern's first group */
export function convertAllOn(
  bytes: Uint8Array,
  output: RegExp,
  name: string,
  ...args: readonly string[]
): ReadonlyMap<string, Uint8Array> {
  return withFile(bytes, (path, folder) => {
    execFileSync(
      name,
      args.map((arg) => arg.replace('%', path).replace('@', folder)),
      { stdio: 'ignore' },
    );
    const found = readdirSync(folder).map(
      (file) => [output.exec(file)?.[1], readFileSync(join(folder, file))] as const,
    );
    return new Map(found.flatMap(([key, file]) => (key === undefined ? [] : [[key, file]])));
  });
}

/**
 * As {@link runOn}, for programs that write files. @param args `%` is the input, `@` the output folder
 * @returns a file of that folder
 */
export function convertOn(bytes: Uint8Array, output: string, name: string, ...args: readonly string[]): Uint8Array {
  return withFile(bytes, (path, folder) => {
    execFileSync(
      name,
      args.map((arg) => arg.replace('%', path).replace('@', folder)),
      { stdio: 'ignore' },
    );
    return readFileSync(join(folder, output));
  });
}

function withFile<Result>(bytes: Uint8Array, work: (path: string, folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    writeFileSync(join(folder, 'file.pdf'), bytes);
    return work(join(folder, 'file.pdf'), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
