import { RETENTION_DAYS } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE } from '../../testing/shop.ts';
import { studio, withPicture } from '../../testing/storage-studio.ts';
import { registered } from '../../testing/texts.ts';

const { goods_id } = CHOICE;
const PHONE = { country: 'CN', phone: '13800138000', password: 'a long password' };

/** A guest's shared design with a picture, which was reported. */
async function reported(db: Database) {
  const all = await studio(db);
  const { shop, services, me, picture, pass, sweepFiles, has } = all;
  const asset = await picture();
  const { work_id } = await me.must('Work.save', { goods_id, document: withPicture(asset) });
  const { share_id } = await me.must('Work.share', { work_id });
  await shop.visitor.must('Share.report', { share_id, reason: 'rude' });
  const left = async () => {
    const { read } = services.db;
    const reports = await read.selectFrom('share_reports').select('reason').execute();
    const shares = await read
      .selectFrom('shares')
      .innerJoin('works', 'works.id', 'shares.work_id')
      .innerJoin('documents', 'documents.hash', 'shares.document_hash')
      .select('shares.id')
      .execute();
    return [reports.length, shares.length, await has(asset)];
  };
  const passDays = async (days: number) => {
    await pass(days * DAY_MS);
    await pass(HOUR_MS);
    await sweepFiles();
  };
  const isHidden = async () =>
    JSON.stringify((await shop.visitor.call('Share.get', { share_id })).data) === '{"error":"notFound"}';
  return { ...all, work_id, share_id, left, passDays, isHidden };
}

const KEPT = [1, 1, true];
const GONE = [0, 0, false];

describe.each(databases())('designs that were reported, on $engine', ({ open }) => {
  it('[ED-12.7] stay when their guest logs out, and are hidden from others later', async () => {
    const { me, left, passDays, isHidden } = await reported(await open());
    await me.must('User.logout', {});
    await passDays(2);
    // A live link works as long as any other, and not longer.
    expect([await left(), await isHidden()]).toEqual([KEPT, false]);
    await passDays(RETENTION_DAYS.guestLink);
    expect([await left(), await isHidden()]).toEqual([KEPT, true]);
    await passDays(RETENTION_DAYS.report - RETENTION_DAYS.guestLink);
    await passDays(RETENTION_DAYS.picture);
    expect(await left()).toEqual(GONE);
  });

  it('[ED-12.7] stay when their guest ends the link and logs out', async () => {
    const { me, share_id, left, passDays } = await reported(await open());
    await me.must('Share.revoke', { share_id });
    await me.must('User.logout', {});
    await passDays(2);
    await passDays(60);
    expect(await left()).toEqual(KEPT);
    await passDays(RETENTION_DAYS.report);
    await passDays(RETENTION_DAYS.picture);
    expect(await left()).toEqual(GONE);
  });

  it('[ED-12.7] [ED-07.5] stay when their owner deletes them, hidden from the owner', async () => {
    const { me, shop, services, work_id, left, passDays, isHidden } = await reported(await open());
    await registered(me, services.texts, PHONE);
    await me.must('Work.delete', { work_id });
    expect([await isHidden(), await me.must('Work.list', {})]).toEqual([true, []]);
    services.clock.pass(RETENTION_DAYS.deleted * DAY_MS + HOUR_MS);
    const again = callerOf(shop.app, await shop.visitor.must('User.login', PHONE));
    expect((await again.call('Work.restore', { work_id })).data).toEqual({ error: 'notFound' });
    await passDays(1);
    expect([await left(), await isHidden()]).toEqual([KEPT, true]);
    await passDays(RETENTION_DAYS.report);
    await passDays(RETENTION_DAYS.picture);
    expect(await left()).toEqual(GONE);
  });
});
