import { makePlace } from '@cpc/testkit';
import { attempt } from '../lib/attempt.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

/** The first answers of the partner app's calls, in a shop with 12 stations and 100,000 orders, on both engines. */
export async function run(): Promise<string> {
  const sqlite = await attempt(() => onEngine('sqlite'));
  const postgres = await attempt(() => onEngine('postgres'));
  return report({ sqlite, postgres });
}

async function onEngine(engine: 'sqlite' | 'postgres') {
  const place = await makePlace(engine, { durable: true });
  try {
    return await measure(place);
  } finally {
    place.close();
  }
}
