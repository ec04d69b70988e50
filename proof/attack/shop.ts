import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountDisk, type SmallDisk } from '@cpc/api/testing/small-disk';
import {
  freePort,
  type IppPeer,
  ippPeerMissing,
  type Killable,
  killable,
  type Kind,
  startIppPeer,
  STATION,
  plentyOf,
} from '@cpc/testkit';
import { type Crowd, crowd, type Person } from './person.ts';

const ENROL_CODE = 'attacked-enrol-code';
export const PARTNER_PASSWORD = 'an-attacked-partner';
const PRINT_SECONDS = 0.3;

/** A demo shop as in production: the built server, the agent and a printer, each as a process. */
export interface AttackedShop {
  readonly origin: string;
  readonly port: number;
  readonly server: Killable;
  readonly partner: Person;
  /** The station's display, where pickup codes are typed. */
  readonly screen: Person;
  /** The agent's own key, as a thief would use it. */
  readonly station: Person;
  /** The kinds of pieces that the station sells. */
  readonly kinds: readonly Kind[];
  /** A new visitor at an address of their own, or at a given one. */
  readonly visitor: (address?: string) => Person;
  /** The same with a guest's session. */
  readonly guest: (address?: string) => Promise<Person>;
  /** The directory with all data of the server. */
  readonly folder: string;
  /** Where the server's process puts temporary files. */
  readonly temp: string;
  readonly disk: SmallDisk | undefined;
  readonly secrets: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

export interface ShopOptions {
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Size of the disk that holds the shop, MB; without it, the station's own disk is used. */
  readonly diskMb?: number | undefined;
}

/** Starts the shop; if a step fails, everything started before is stopped. */
export async function openShop({ env = {}, diskMb }: ShopOptions): Promise<AttackedShop> {
  const home = mkdtempSync(join(tmpdir(), 'cpc-attack-'));
  const disk = diskMb === undefined ? undefined : mountDisk(join(home, 'server'), diskMb);
  const folder = join(home, 'server');
  const temp = join(folder, 'tmp');
  mkdirSync(temp, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const secrets = new Set([ENROL_CODE, PARTNER_PASSWORD]);
  const people = crowd({ origin, secrets });
  const settings = { ...serverEnv(port, folder, temp), ...env };
  const server = killable('server', 'apps/server/dist/main.mjs', settings, disk && join(folder, 'server.log'));
  const ends: (() => Promise<unknown> | void)[] = [
    () => rmSync(home, { recursive: true, force: true }),
    () => disk?.unmount(),
    () => people.close(),
    () => server.stop(),
  ];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    await server.start();
    const station = await openStation(home, origin, ends);
    const known = { origin, port, server, folder, temp, disk, secrets, close };
    return { ...known, ...(await peopleOf(people, station)) };
  } catch (error) {
    process.stderr.write(server.output().slice(-2_000));
    await close();
    throw error;
  }
}

const serverEnv = (port: number, folder: string, temp: string) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: join(folder, 'data'),
  TMPDIR: temp,
  DATABASE_URL: '',
  LOG_LEVEL: 'info',
  DEMO: '1',
  DEMO_ENROL_CODE: ENROL_CODE,
  DEMO_PARTNER_PASSWORD: PARTNER_PASSWORD,
});

interface StationKeys {
  readonly station_key: string;
  readonly screen_key: string;
}

/** Starts the agent, and a real IPP printer if one is installed; else the agent's own simulated printer. */
async function openStation(
  home: string,
  origin: string,
  ends: (() => Promise<unknown> | void)[],
): Promise<StationKeys> {
  const folder = join(home, 'station');
  let printer: IppPeer | undefined;
  if (!ippPeerMissing()) printer = await startIppPeer({ dir: join(home, 'printed'), jobSeconds: PRINT_SECONDS });
  ends.push(() => printer?.stop());
  const agent = killable('agent', 'apps/station/dist/main.mjs', {
    SERVER_URL: origin,
    STATION_DIR: folder,
    STATION_ENROL_CODE: ENROL_CODE,
    PRINTER: printer?.url ?? 'simulated',
    ...(printer ? {} : { SIM_SECONDS: String(PRINT_SECONDS) }),
    PICKUP_PORT: 'off',
  });
  ends.push(() => agent.stop());
  await agent.start();
  return JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
}

async function peopleOf({ at }: Crowd, keys: StationKeys) {
  let count = 0;
  const anywhere = () => {
    count += 1;
    return `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };
  const visitor = (address = anywhere()) => at(address);
  const staff = visitor();
  const { tokenHead, token } = await staff.must('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
  return {
    visitor,
    async guest(address?: string) {
      const self = visitor(address);
      const opened = await self.must('User.guest', {});
      return self.as(opened.tokenHead + opened.token);
    },
    partner: staff.as(tokenHead + token),
    screen: visitor().as(`Screen ${keys.screen_key}`),
    station: visitor().as(`Station ${keys.station_key}`),
    kinds: await kindsOf(staff),
  };
}

const MODELS = 3;

async function kindsOf(self: Person): Promise<readonly Kind[]> {
  const goods = await self.must('Goods.list', { machine_id: STATION, category: 'phoneCase' });
  const found: Kind[] = [];
  for (const { goods_id } of goods.slice(0, MODELS))
    found.push(...plentyOf(await self.must('Goods.get', { machine_id: STATION, goods_id })));
  return found;
}
