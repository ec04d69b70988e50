import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Two files of this size are kept: weeks of an ordinary day. */
const MAX_BYTES = 1_000_000;

/**
 * The last lines of the agent's log in the station's directory, for an operator who asks for them (OP-05). Lines of a
 * process that crashed are there too. A disk that is full or missing must not end the agent: then a line is left out.
 */
export class LogFile {
  readonly #file: string;
  readonly #older: string;

  constructor(directory: string) {
    this.#file = join(directory, 'agent', 'log.ndjson');
    this.#older = `${this.#file}.1`;
    quietly(() => mkdirSync(join(directory, 'agent'), { recursive: true, mode: 0o700 }));
  }

  add(line: string): void {
    quietly(() => {
      appendFileSync(this.#file, line, { mode: 0o600 });
      if (statSync(this.#file).size > MAX_BYTES) renameSync(this.#file, this.#older);
    });
  }

  /** The last lines, at most so many and so many characters together; the secrets in them are left out (SE-06). */
  last(lines: number, most: number, secrets: readonly string[]): string {
    const text = quietly(() => readFileSync(this.#older, 'utf8')) ?? '';
    const all = `${text}${quietly(() => readFileSync(this.#file, 'utf8')) ?? ''}`
      .split('\n')
      .filter((line) => line !== '');
    const wanted = all.slice(-lines).map((line) => without(line, secrets));
    let room = most;
    const from = wanted.findLastIndex((line) => (room -= line.length + 1) < 0);
    return wanted.slice(from + 1).join('\n');
  }
}

function without(line: string, secrets: readonly string[]): string {
  return secrets.filter((secret) => secret !== '').reduce((left, secret) => left.replaceAll(secret, '…'), line);
}

function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
