import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, startProgram, stopProgram } from './program.ts';

export interface ShopOptions {
  /** An empty directory for all data of the shop. */
  readonly folder: string;
  /** The agent's PRINTER: `simulated`, `ipp://…` or `folder:…`. Without it no agent is started. */
  readonly printer?: string;
  /** Only `startStation` starts the agent. */
  readonly startStationLater?: boolean;
  readonly databaseUrl?: string;
  /** Additional environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Additional environment variables of the agent. */
  readonly stationEnv?: Readonly<Record<string, string>>;
}

export interface Shop {
  readonly origin: string;
  readonly stationId: string;
  /** The key with which the agent hands over for the display; it exists once the station has enrolled. */
  readonly screenKey: () => string;
  readonly partnerPassword: string;
  readonly output: () => string;
  readonly stopStation: () => Promise<void>;
  readonly startStation: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ENROL_CODE = 'test-enrol-code';
const PARTNER_PASSWORD = 'a-partner-of-the-test';

interface StationKeys {
  readonly screen_key: string;
}

const keysIn = (file: string): StationKeys => JSON.parse(readFileSync(file, 'utf8'));

/** Starts the real server and the real agent as separate processes, as `npm start` does. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const server = await startProgram('apps/server/dist/main.mjs', {
    // If another test has built a page in this process, NODE_ENV is `production` here and would be inherited.
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: options.folder,
    DATABASE_URL: options.databaseUrl ?? '',
    DEMO: '1',
    DEMO_ENROL_CODE: ENROL_CODE,
    DEMO_PARTNER_PASSWORD: PARTNER_PASSWORD,
    ...options.env,
  });
  const origin = `http://127.0.0.1:${String(server.ready['port'])}`;
  let station: Program | undefined;
  const startStation = async () => {
    station = await startProgram('apps/station/dist/main.mjs', {
      SERVER_URL: origin,
      STATION_DIR: join(options.folder, 'station'),
      STATION_ENROL_CODE: ENROL_CODE,
      PRINTER: options.printer ?? 'simulated',
      ...options.stationEnv,
    });
  };
  const stopStation = async () => {
    if (station) await stopProgram(station);
  };
  if (options.printer !== undefined && !options.startStationLater) await startStation();
  return {
    origin,
    stationId: 'demo',
    screenKey: () => keysIn(join(options.folder, 'station/keys.json')).screen_key,
    partnerPassword: PARTNER_PASSWORD,
    output: () => `${server.output()}\n${station?.output() ?? ''}`,
    startStation,
    stopStation,
    stop: async () => {
      await stopStation();
      await stopProgram(server);
    },
  };
}
