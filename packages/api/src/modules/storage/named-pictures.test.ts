import { type AccountId, brand } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE } from '../../testing/shop.ts';
import { studio, withPicture } from '../../testing/storage-studio.ts';
import { namedPictures } from './named-pictures.ts';

const { goods_id } = CHOICE;

describe.each(databases())('pictures that designs name, on $engine', ({ open }) => {
  it('[SC-07.7] designs of other accounts do not keep a picture', async () => {
    const { shop, services, me, picture } = await studio(await open());
    const other = await shop.customer();
    const [mine, theirs] = [await picture(me, 320), await picture(me, 322)];
    await me.must('Work.save', { goods_id, document: withPicture(mine) });
    await other.must('Work.save', { goods_id, document: withPicture(theirs) });
    const account = (await me.must('User.verifyToken', {})).uid;
    const asked = { account, assets: [mine, theirs], now: services.clock.now() };
    const { rows } = await namedPictures(asked).execute(services.db.read);
    expect(rows).toEqual([{ asset: mine }]);
  });
});

describe.each(databases().filter((one) => one.engine === 'sqlite'))(
  'the search for pictures on $engine',
  ({ open }) => {
    it('[SC-07.7] begins with the designs of the owner', async () => {
      const { read } = await open();
      const query = namedPictures({ account: brand<AccountId>('anna'), assets: ['a', 'b'], now: 0 });
      const plan = sql<{ readonly detail: string }>`explain query plan ${query}`;
      const steps = (await plan.execute(read)).rows.map(({ detail }) => detail);
      for (const table of ['works', 'shares', 'shopping_list', 'orders'])
        expect(steps.filter((step) => step.startsWith(`SEARCH ${table} `)).join()).toContain('(account_id=?)');
      const last = steps.slice(steps.indexOf('SCAN named'));
      const design = last.findIndex((step) => step.startsWith('SCAN own'));
      expect([design, last[design + 1]]).toEqual([expect.any(Number), expect.stringContaining('(hash=? AND asset=?)')]);
    });
  },
);
