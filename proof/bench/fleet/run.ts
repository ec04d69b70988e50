import { type makePlace as Make, makePlace, PARTNER_PASSWORD, shopServers } from '@cpc/testkit';
import { request } from 'undici';
import { attempt, Failed } from '../lib/attempt.ts';
import { median, ms, table } from '../lib/figures.ts';
import { fill, STATIONS } from './fill.ts';

type Place = Awaited<ReturnType<typeof Make>>;

/** What is asked for, as the pages do: 50 rows of the list. */
const ASKED: Readonly<Record<string, object>> = {
  'first page, by name': { s: 'Operator.fleet' },
  'search for a part of a name': { s: 'Operator.fleet', search: 'station 077' },
  'state: fault': { s: 'Operator.fleet', state: 'fault' },
  'reason of the printer': { s: 'Operator.fleet', fault: 'media-jam-error' },
  'silent for an hour, longest first': { s: 'Operator.fleet', silent_minutes: 30, order: 'heard' },
  'by version': { s: 'Operator.fleet', order: 'version', down: true },
  'by waiting prints': { s: 'Operator.fleet', order: 'waiting', down: true },
  'by failures of the week': { s: 'Operator.fleet', order: 'failures', down: true },
  'totals by state and version': { s: 'Operator.fleetTotals' },
  'incidents by cause': { s: 'Operator.incidents' },
  versions: { s: 'Operator.releases' },
  'one station': { s: 'Operator.fleetStation', machine_id: 'bench-07777' },
};
const ROUNDS = 15;

type Times = ReadonlyMap<string, readonly number[]>;

/** The first answer of every page about the fleet, with 10,000 stations, on both engines. */
export async function run(): Promise<string> {
  const seen = { sqlite: await measured('sqlite'), postgres: await measured('postgres') };
  const cell = (times: Times | Failed, name: string): string => {
    if (times instanceof Failed) return String(times);
    const values = times.get(name) ?? [];
    return `${ms(median(values))}, ${ms(Math.max(...values))}`;
  };
  const rows = Object.keys(ASKED).map((name) => [name, cell(seen.sqlite, name), cell(seen.postgres, name)]);
  return `## Fleet

\`npm run bench -- fleet\`. An operator’s pages with ${STATIONS} stations in 500 shops and a week of prints, over HTTP from one client: median and worst of ${ROUNDS} calls, 50 rows of the list. The target is 300 ms.

${table(['', 'embedded database', 'PostgreSQL'], rows)}`;
}

const measured = (engine: 'sqlite' | 'postgres') =>
  attempt(async () => {
    const place = await makePlace(engine, { durable: true });
    try {
      return await measure(place);
    } finally {
      place.close();
    }
  });

async function measure(place: Place): Promise<Times> {
  const { programs, origins } = await shopServers(place, 1, () => ({ NODE_ENV: 'development', LOG_LEVEL: 'warn' }));
  const [server, origin] = [programs[0], origins[0]];
  if (!server || !origin) throw new Error('bench: the server does not run');
  await server.start();
  await server.stop();
  const db = await place.open();
  await fill(db);
  await db.close();
  await server.start();
  try {
    const login = { s: 'Partner.login', username: 'operator', password: PARTNER_PASSWORD };
    const { data } = await post(origin, '/partnerapplets/index', login);
    return await timed(origin, `${data.tokenHead}${data.token}`);
  } finally {
    await server.stop();
  }
}

async function timed(origin: string, authorization: string): Promise<Times> {
  const times = new Map(Object.keys(ASKED).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, body] of Object.entries(ASKED)) {
      const began = performance.now();
      const { code } = await post(origin, '/operatorapplets/index', body, authorization);
      if (code !== 0) throw new Error(`bench: ${name} answered ${code}`);
      times.get(name)?.push(performance.now() - began);
    }
  return times;
}

interface Answer {
  readonly code: number;
  readonly data: { readonly tokenHead: string; readonly token: string };
}

async function post(origin: string, path: string, body: object, authorization?: string): Promise<Answer> {
  const { body: answer } = await request(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      pagenum: '1',
      pagesize: '50',
      ...(authorization !== undefined && { authorization }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}
