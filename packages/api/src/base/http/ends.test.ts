import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACTIONS } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { ENDINGS, type EndingName, ENDS_NOTHING_OPEN, OPEN } from '../../testing/ends/table.ts';
import { endsWorld } from '../../testing/ends/world.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const NAMES = Object.keys(ENDINGS) as readonly EndingName[];
const OF = Object.values(OPEN).flatMap(({ of = [] }) => of);
/** A stream of a caller whom no topic names notices at its next comment. */
const PATIENT = { timeout: 25_000, interval: 20 };
/** Long enough for a stream that is told to ask again, and ends. */
const SETTLED_MS = 250;
/** Hashes of what is no secret: designs and what was asked. */
const OF_CONTENTS = /^(?:art|document|design|request)_hash$/;
const HASH = /^\s+(\w+_hash) /gm;
/** In the links of e-mails, whose words are made when they are sent: their keys are kept as they are. */
const LINK_KEY = /^\s+(\w*key) /gm;

const sourcesIn = (folder: string) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(SOURCES, folder, name), 'utf8'));

describe('the table of what ends', () => {
  it('[SN-10] it has every stream of the server, and no other', () => {
    const streams = sourcesIn('modules')
      .filter((source) => source.includes('streamEvents('))
      .flatMap((source) => [...source.matchAll(/app\.get\('([^']+)'/g)].map(([, path]) => `GET ${path}`));
    expect(OF.filter((of) => of.startsWith('GET')).toSorted()).toEqual(streams.toSorted());
  });

  it('[SN-10] it has every secret that the database keeps, and no other', () => {
    const tables = sourcesIn('base/db/migrations/baseline').flatMap((source) => [
      ...source.matchAll(/create table (\w+) \(([^;]*)/g),
    ]);
    const secrets = tables.flatMap(([, table = '', columns = '']) =>
      [...columns.matchAll(table.endsWith('mail_addresses') ? LINK_KEY : HASH)]
        .filter(([, column = '']) => !OF_CONTENTS.test(column))
        .map(([, column]) => `${table}.${column}`),
    );
    expect(secrets.length).toBeGreaterThan(10);
    expect(OF.filter((of) => !of.startsWith('GET')).toSorted()).toEqual(secrets.toSorted());
  });

  it('[SN-10] it has every action whose name says that something ends', () => {
    const ending = /log_?out|block|revoke|erase|password|disconnect|invite|enrol|setShopState|moveStation/i;
    const known: ReadonlySet<string> = new Set([...Object.values(ENDINGS).map(({ by }) => by), ...ENDS_NOTHING_OPEN]);
    expect(ACTIONS.map(({ name }) => name).filter((name) => ending.test(name) && !known.has(name))).toEqual([]);
  });
});

describe.each(databases())('what ends on $engine', ({ open }) => {
  it.each(NAMES)(
    '[SN-10] [SE-02.1] %s: all that it opened ends, and nothing else',
    async (name) => {
      const world = await endsWorld(await open());
      const looks = new Map<string, () => Promise<boolean>>();
      for (const [thing, one] of Object.entries(OPEN)) looks.set(thing, await one.open(world));
      await ENDINGS[name].act(world);
      const ended = Object.keys(OPEN).filter((thing) => OPEN[thing]?.ends.includes(name));
      for (const thing of ended.filter((one) => one.startsWith('a stream')))
        await expect.poll(looks.get(thing) ?? (async () => true), { ...PATIENT, message: thing }).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const found: string[] = [];
      for (const [thing, goesOn] of looks) if (!(await goesOn())) found.push(thing);
      expect(found).toEqual(ended);
    },
    60_000,
  );
});
