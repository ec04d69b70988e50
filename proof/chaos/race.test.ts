import { postgresPrograms } from '@cpc/api/testing/postgres';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '@cpc/testkit';
import { race } from './race.ts';

const engines = ENGINES.filter((engine) => engine === 'sqlite' || postgresPrograms() !== undefined);

describe.each(engines)('the last pieces, on %s', (engine) => {
  it('[SK-02] [RL-02] 200 buyers of the last five pieces at real servers make five orders', async () => {
    const [round] = await race({ engine, buyers: 200, pieces: 5, rounds: 1 });
    expect(round).toMatchObject({ sold: 5, refused: 195, others: [], orders: 5, available: 0, movements: 0 });
  }, 120_000);
});
