import { makePlace } from '@cpc/testkit';
import { attempt, type Failed } from '../lib/attempt.ts';
import { measureFloor } from './floor/measure.ts';
import type { Measured } from './measured.ts';
import { measureOurs } from './measure-ours.ts';
import { report } from './report.ts';
import { installVendure } from './vendure/install.ts';
import { measureVendure } from './vendure/measure.ts';

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Complete orders and reads per second of ours, compared with the bare floor and with Vendure, in one run. */
export async function run(): Promise<string> {
  const floor = await within(await makePlace('sqlite'), measureFloor);
  const ours = await within(await makePlace('sqlite'), measureOurs);
  const floorOnPostgres = await onPostgres(measureFloor);
  const vendure = await onPostgres(async ({ databaseUrl }) => measureVendure(await installVendure(), databaseUrl));
  return report({ floor, ours, floorOnPostgres, vendure });
}

const onPostgres = (measure: (place: Place) => Promise<Measured>): Promise<Measured | Failed> =>
  attempt(async () => within(await makePlace('postgres', { durable: true }), measure));

async function within<Seen>(place: Place, measure: (place: Place) => Promise<Seen>): Promise<Seen> {
  try {
    return await measure(place);
  } finally {
    place.close();
  }
}
