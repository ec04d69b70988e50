import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { CHOICE, testShop } from '../../../testing/shop.ts';
import { countGuess } from './guesses.ts';

describe.each(databases())('guessed pickup codes on $engine', ({ open }) => {
  it('[QU-02.1] [QU-02.2] undoing one code keeps others that were typed meanwhile', async () => {
    const { services } = await testShop(await open());
    const count = () => countGuess(services, CHOICE.machine_id);
    const right = await count();
    const wrong = await Promise.all([count(), count(), count()]);
    for (const guess of wrong) await guess.wrong();
    await right.undo();
    const { misses } = await services.db.read
      .selectFrom('pickup_guesses')
      .select('misses')
      .where('machine_id', '=', CHOICE.machine_id)
      .executeTakeFirstOrThrow();
    expect(misses).toBe(3);
  });
});
