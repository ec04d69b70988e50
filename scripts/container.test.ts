import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@cpc/settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './lib/root.mjs';

const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');
const containerfile = read('container/Containerfile');
const words = (line: string) => line.trim().split(/\s+/);
const lines = (instruction: string) =>
  containerfile
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => words(line).slice(1));

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly restart?: string;
  /** Started by name only. */
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}
const compose: Compose = parse(read('container/compose.yaml'), { merge: true });
const standing = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);

describe('the container file', () => {
  it('[OP-03.3] [SC-05.1] copies only what is in the repository, or what its first stage makes of it', () => {
    const copied = lines('COPY');
    const fromHere = copied.filter(([from]) => !from?.startsWith('--from'));
    const made = copied.filter(([from]) => from?.startsWith('--from'));
    expect(fromHere.length).toBeGreaterThan(2);
    for (const path of fromHere.flatMap((parts) => parts.slice(0, -1)))
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    expect(made.length).toBeGreaterThan(2);
    for (const path of made.map((parts) => parts.at(-2) ?? '')) {
      const source = path.replace(/^\/app\//, '').replace(/\/(dist|node_modules)$|^node_modules$/, '');
      expect([path, existsSync(join(ROOT, source))]).toEqual([path, true]);
    }
  });

  it('[OP-03.3] [SC-05.1] sets only variables of the server, and runs without rights', () => {
    const names = lines('ENV')
      .flat()
      .map((pair) => pair.split('=')[0] ?? '');
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !Object.hasOwn(VARIABLES, name))).toEqual([]);
    expect(lines('USER')).toEqual([['10001']]);
    expect(containerfile).toContain('/ready');
  });
});

describe('the compose file', () => {
  it('[OP-03.3] [SC-05.1] starts two servers with known variables, after their stores', () => {
    const own = Object.values(compose.services).filter(({ image }) => image === 'custom-phone-case');
    expect(own.map(({ profiles }) => profiles ?? [])).toEqual([[], [], ['tools']]);
    for (const { environment = {}, depends_on = {}, build, profiles } of own) {
      const known = (name: string) => Object.hasOwn(VARIABLES, name) || (profiles && name === 'OPERATOR_SESSION_FILE');
      expect(Object.keys(environment).filter((name) => !known(name))).toEqual([]);
      expect(Object.keys(depends_on)).toEqual(expect.arrayContaining(['database', 'files']));
      if (!profiles) expect(existsSync(join(ROOT, build?.dockerfile ?? 'missing'))).toBe(true);
    }
  });

  it('[OP-03.3] [SC-05.1] restarts everything, and gives secrets as files', () => {
    for (const [name, { restart, secrets = [], environment = {} }] of standing) {
      expect([name, restart]).toEqual([name, 'unless-stopped']);
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
      const open = Object.keys(environment).filter((key) => /PASSWORD$|SECRET|DATABASE_URL/.test(key));
      expect([name, open]).toEqual([name, []]);
    }
  });
});
