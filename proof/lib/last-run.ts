import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HEAD = '| command | last run | commit | computer | result |\n| --- | --- | --- | --- | --- |';
const TABLE = /^\| command +\| last run +\| commit [^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n?)*)/m;

export const computer = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

export interface Run {
  /** As it is typed: `npm run attack -- --long`. One row each. */
  readonly command: string;
  readonly result: string;
}

/** Writes a run into the table of last runs of a document of `docs`, in place of the last one of the same command. */
export function recordRun(document: 'BENCHMARKS.md' | 'RELIABILITY.md', { command, result }: Run): void {
  const file = join(ROOT, 'docs', document);
  const date = new Date().toISOString().slice(0, 10);
  const row = `| \`${command}\` | ${date} | ${commit()} | ${computer()} | ${result} |`;
  writeFileSync(file, withRow(readFileSync(file, 'utf8'), row));
}

/** @throws RangeError if the page has no table of last runs */
export function withRow(page: string, row: string): string {
  const rows = TABLE.exec(page)?.[1];
  if (rows === undefined) throw new RangeError('withRow: expected a table of last runs');
  const commandOf = (line: string) => line.split('|')[1]?.trim();
  const others = rows.split('\n').filter((line) => line !== '' && commandOf(line) !== commandOf(row));
  return page.replace(TABLE, () => `${lastRuns([...others, row].toSorted())}\n`);
}

/** A table of these rows. */
export const lastRuns = (rows: readonly string[]): string => [HEAD, ...rows].join('\n');

/** The commit of the sources, and whether they are changed. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs') !== '';
    return `\`${git('rev-parse', '--short=10', 'HEAD')}\`${changed ? ' and changes' : ''}`;
  } catch {
    return 'unknown: not in a repository';
  }
}
