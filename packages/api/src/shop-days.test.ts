import { isInRest } from '@cpc/domain/testing/part';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectAgreement } from './testing/days/agree.ts';
import { type Step, step, take } from './testing/days/steps.ts';
import { daysWorld } from './testing/days/world.ts';
import { databases } from './testing/databases.ts';

const day = (what: Step['what'], which: number): Step => ({ what, which, share: 50, hours: 20, mishap: null });
/** A day of each kind, first at the one station, then at the other. */
const EACH: Step[] = [6, 3].flatMap((which) =>
  (
    [
      'sell',
      'print',
      'reprint',
      'claim',
      'callOff',
      'reprint',
      'print',
      'claim',
      'withdraw',
      'decide',
      'payOut',
      'confirm',
      'refund',
    ] as const
  ).map((what) => day(what, which)),
);
const RUNS = { ...(process.env['SEED'] === undefined && { seed: 45 }), numRuns: isInRest ? 4 : 2 };

describe.each(databases())('the days of a shop on $engine', ({ open }) => {
  it('[MO-01.3] [MO-02.1] [PA-04.1] [PA-05.4] [PA-10.4] [AI-04.3] through random days, crashes and prices, every account of the shop agrees with the ledger', async () => {
    const world = await daysWorld(await open());
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 40 }), async (steps) => {
        for (const one of steps) await take(world, one);
        await expectAgreement(world);
      }),
      { ...RUNS, endOnFailure: true, examples: [[EACH]] },
    );
    // The days reached what they are about, in both currencies.
    const kinds = await world.shop.services.db.read
      .selectFrom('ledger_lines')
      .select(['kind', 'currency'])
      .distinct()
      .execute();
    for (const currency of ['EUR', 'JPY']) expect(kinds).toContainEqual({ kind: 'sale', currency });
    const names = kinds.map(({ kind }) => kind);
    expect(names).toEqual(expect.arrayContaining(['commission', 'drawing', 'refund', 'reprint', 'withdrawal']));
    const off = world.shop.services.db.read.selectFrom('reprints').select('id').where('called_off_at', 'is not', null);
    expect(await off.execute()).not.toEqual([]);
  }, 900_000);
});
