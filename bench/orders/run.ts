import { makePlace } from '@cpc/testkit';
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
  const vendure = await onPostgres(async ({ databaseUrl }) => {
    const program = await installVendure().catch(asItIs);
    return program instanceof Error ? program : measureVendure(program, databaseUrl);
  });
  return report({ floor, ours, floorOnPostgres, vendure });
}

/** Reports what this machine lacks and measures the rest; a failing measurement is an error. */
async function onPostgres(measure: (place: Place) => Promise<Measured | Error>): Promise<Measured | Error> {
  const place = await makePlace('postgres', { durable: true }).catch(asItIs);
  return place instanceof Error ? place : within(place, measure);
}

async function within<Seen>(place: Place, measure: (place: Place) => Promise<Seen>): Promise<Seen> {
  try {
    return await measure(place);
  } finally {
    place.close();
  }
}

const asItIs = (error: Error): Error => error;
