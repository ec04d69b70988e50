import { RETENTION_DAYS } from '@cpc/contract';
import { type AccountId, brand, type WishId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, redCase } from '../../testing/shop.ts';
import { backAgain, studio, withPicture } from '../../testing/storage-studio.ts';
import { registered } from '../../testing/texts.ts';

const { goods_id } = CHOICE;
const PHONE = { country: 'CN', phone: '13800138000', password: 'a long password' };
const UNUSED_MS = RETENTION_DAYS.guestPicture * DAY_MS;

describe.each(databases())('guests who are gone, on $engine', ({ open }) => {
  it('[ED-07.7] [SC-07.7] designs stay for 30 days after the last visit', async () => {
    const { shop, services, me, picture, pass, sweepFiles, has } = await studio(await open());
    const drawn = await picture();
    await me.must('Work.save', { goods_id, document: withPicture(drawn) });
    await me.must('ShoppingList.add', { ...CHOICE, document: withPicture(drawn), client_key: 'list' });
    await pass(29 * DAY_MS);
    const again = await backAgain(shop, me);
    expect((await again.must('Work.list', {})).length).toBe(1);
    // The time counts from that visit.
    await pass(30 * DAY_MS);
    expect((await services.db.read.selectFrom('works').select('id').execute()).length).toBe(1);
    await pass(2 * DAY_MS);
    await pass(DAY_MS);
    for (const table of ['works', 'shopping_list'] as const)
      expect(await services.db.read.selectFrom(table).select('id').execute()).toEqual([]);
    await pass(UNUSED_MS + DAY_MS);
    await sweepFiles();
    expect(await has(drawn)).toBe(false);
  });

  it('[SK-05.1] [SC-07.7] wishes go with the guest who left them', async () => {
    const { services, pass } = await studio(await open());
    const { account_id } = await services.db.read.selectFrom('sessions').select('account_id').executeTakeFirstOrThrow();
    await services.db.transact((tx) =>
      tx
        .insertInto('wishes')
        .values({
          id: brand<WishId>('w'),
          account_id: brand<AccountId>(account_id),
          machine_id: CHOICE.machine_id,
          goods_id,
          shell_id: null,
          colour_id: null,
          model: '',
          key: 'goods',
          language: 'en-US',
          created_at: services.clock.now(),
          told_at: null,
        })
        .execute(),
    );
    const left = () => services.db.read.selectFrom('wishes').select('id').execute();
    await pass(20 * DAY_MS);
    expect(await left()).toHaveLength(1);
    await pass(20 * DAY_MS);
    await pass(DAY_MS);
    expect(await left()).toEqual([]);
  });

  it('[OR-04] [SC-07.7] ordered designs stay, with their pictures', async () => {
    const { shop, services, me, picture, pass, sweepFiles, has } = await studio(await open());
    const ordered = await picture();
    const paid = await shop.pay(me, await shop.place(me, { document: withPicture(ordered) }));
    await me.must('Work.save', { goods_id, document: withPicture(ordered) });
    await pass(40 * DAY_MS);
    await pass(DAY_MS);
    await pass(UNUSED_MS + DAY_MS);
    await sweepFiles();
    expect(await services.db.read.selectFrom('works').select('id').execute()).toEqual([]);
    const items = await services.db.read.selectFrom('order_items').select('order_id').execute();
    expect(items).toEqual([{ order_id: paid.order_id }]);
    expect(await has(ordered)).toBe(true);
  });

  it('[ED-12.5] [SC-07.7] a live link of a gone guest works for 180 days from its creation', async () => {
    const { shop, services, me, picture, pass, sweepFiles, has } = await studio(await open());
    const shown = await picture();
    const { work_id } = await me.must('Work.save', { goods_id, document: withPicture(shown) });
    await me.must('Work.save', { goods_id, document: redCase() });
    const { share_id } = await me.must('Work.share', { work_id });
    const works = async () => (await services.db.read.selectFrom('works').select('id').execute()).length;
    await pass(40 * DAY_MS);
    await pass(DAY_MS);
    await pass(UNUSED_MS + DAY_MS);
    await sweepFiles();
    // The other design is deleted.
    expect(await works()).toBe(1);
    expect((await shop.visitor.call('Share.get', { share_id })).code).toBe(0);
    expect(await has(shown)).toBe(true);
    await pass(RETENTION_DAYS.guestLink * DAY_MS);
    expect(await works()).toBe(0);
    expect((await shop.visitor.call('Share.get', { share_id })).data).toEqual({ error: 'notFound' });
    await pass(UNUSED_MS + DAY_MS);
    await sweepFiles();
    expect(await has(shown)).toBe(false);
  });

  it('[ED-07.3] a guest who registers keeps everything', async () => {
    const { services, me, picture, pass, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    await me.must('Work.save', { goods_id, document: withPicture(asset) });
    await registered(me, services.texts, PHONE);
    await pass(400 * DAY_MS);
    await pass(DAY_MS);
    await sweepFiles();
    expect((await services.db.read.selectFrom('works').select('id').execute()).length).toBe(1);
    expect(await has(asset)).toBe(true);
  });

  it('[SC-07.7] designs of a guest who logged out are deleted after a day', async () => {
    const { me, services, pass } = await studio(await open());
    await me.must('Work.save', { goods_id, document: redCase() });
    await me.must('User.logout', {});
    await pass(DAY_MS + 1);
    expect(await services.db.read.selectFrom('works').select('id').execute()).toEqual([]);
    expect(await services.db.read.selectFrom('documents').select('hash').execute()).toEqual([]);
  });
});
