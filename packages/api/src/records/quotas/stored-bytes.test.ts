import { EMPTY_DOCUMENT } from '@cpc/design';
import { type AccountId, brand } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, redCase, testShop } from '../../testing/shop.ts';
import { documentBytes, storedBytes } from './stored-bytes.ts';

const { goods_id } = CHOICE;

describe.each(databases())('bytes an account keeps, on $engine', ({ engine, open }) => {
  it('[SC-07.5] each design of works, links and list counts once', async () => {
    const shop = await testShop(await open());
    const { read } = shop.services.db;
    const [me, other] = [await shop.customer(), await shop.customer()];
    const account = (await me.must('User.verifyToken', {})).uid;
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase() });
    await me.must('Work.copy', { work_id });
    await me.must('Work.share', { work_id });
    await me.must('Work.save', { work_id, goods_id, document: redCase('#00ff00') });
    await me.must('ShoppingList.add', { ...CHOICE, document: redCase('#0000ff'), client_key: 'list' });
    await other.must('Work.save', { goods_id, document: redCase('#00ffff') });
    const bytes = Buffer.byteLength(JSON.stringify(redCase()));
    expect(bytes).toBeGreaterThan(JSON.stringify(EMPTY_DOCUMENT).length);
    expect(await storedBytes(read, engine, account)).toBe(3 * bytes);
  });
});

describe.each(databases().filter((one) => one.engine === 'sqlite'))('the sum of designs on $engine', ({ open }) => {
  it('[SC-07.5] the sum comes from an index, without reading the designs', async () => {
    const { read } = await open();
    const plan = sql<{
      readonly detail: string;
    }>`explain query plan ${documentBytes('sqlite', brand<AccountId>('anna'))}`;
    const steps = (await plan.execute(read)).rows.map(({ detail }) => detail);
    expect(steps).toContain('SEARCH documents USING COVERING INDEX documents_bytes (hash=?)');
  });
});
