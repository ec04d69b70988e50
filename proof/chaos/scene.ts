import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import {
  ENROL_CODE,
  freePort,
  type Killable,
  killable,
  type NetworkStats,
  PARTNER_PASSWORD,
  type Place,
  type ProviderProcess,
  providerProcess,
  shopServers,
  STATION,
  type Wire,
  wire,
} from '@cpc/testkit';
import { type StationLink, stationLink } from './link.ts';
import { type PrinterLives, printerLives } from './printer.ts';

const PRINT_SECONDS = 0.3;

/** The whole shop as processes: servers, provider, station and printer. */
export interface Scene {
  readonly servers: readonly Killable[];
  readonly agent: Killable;
  readonly printer: PrinterLives;
  readonly provider: ProviderProcess;
  readonly link: StationLink;
  readonly visitor: Wire;
  readonly partner: Wire;
  readonly screen: Wire;
  readonly stop: () => Promise<void>;
}

export async function openScene(place: Place, serverCount: number, network: NetworkStats): Promise<Scene> {
  const secret = randomBytes(16).toString('hex');
  const providerPort = await freePort();
  const { programs: servers, origins } = await shopServers(place, serverCount, () => ({
    PAYPAL_STANDIN_URL: `http://127.0.0.1:${providerPort}/demo-paypal`,
    PAYPAL_STANDIN_SECRET: secret,
  }));
  const store = join(place.folder, 'provider.json');
  const provider = providerProcess({ port: providerPort, store, shops: origins, secret });
  const printer = await printerLives(join(place.folder, 'printer'), PRINT_SECONDS);
  const link = await stationLink(origins);
  const station = join(place.folder, 'station');
  const agent = killable('agent', 'apps/station/src/testing/crashing-agent.ts', {
    SERVER_URL: link.url,
    STATION_DIR: station,
    STATION_ENROL_CODE: ENROL_CODE,
    PRINTER: printer.url,
    CRASH_AT: '',
  });
  const stop = async () => {
    await agent.stop();
    await printer.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await link.close();
    await provider.stop();
  };
  try {
    await Promise.all([provider.start(), printer.start()]);
    for (const server of servers) await server.start();
    const visitor = wire({ servers: origins, network });
    const { tokenHead, token } = await visitor.call('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
    const partner = visitor.as(tokenHead + token);
    // The coarsest resolution that is allowed, for speed.
    const settings = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 } as const;
    await partner.call('Partner.setPrintSettings', { machine_id: STATION, settings });
    await agent.start();
    const { screen_key }: { screen_key: string } = JSON.parse(readFileSync(join(station, 'keys.json'), 'utf8'));
    return {
      servers,
      agent,
      printer,
      provider,
      link,
      visitor,
      partner,
      screen: visitor.as(`Screen ${screen_key}`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
