import { describe, expect, it } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { type Caller, errorOf } from '../testing/caller.ts';
import { databases } from '../testing/databases.ts';
import { operatorOf } from '../testing/operator.ts';
import { BLANK } from '../testing/blank-renderer.ts';
import { CHOICE, redCase, testShop } from '../testing/shop.ts';

const { goods_id } = CHOICE;

/** A link that two people reported. */
async function reported(db: Database) {
  const shop = await testShop(db, { renderer: BLANK });
  const [owner, operator] = [await shop.customer(), await operatorOf(shop)];
  const { work_id } = await owner.must('Work.save', { goods_id, document: redCase(), title: 'Mine' });
  const { share_id } = await owner.must('Work.share', { work_id });
  await shop.work();
  const report = async (reason: string, by?: Caller) =>
    (by ?? (await shop.customer())).must('Share.report', { share_id, reason });
  await report('rude');
  shop.services.clock.pass(1_000);
  await report('stolen');
  const decide = (decision: 'withdraw' | 'dismiss', reason = 'looked at it') =>
    operator.call('Operator.decideShareReports', { share_id, decision, reason });
  const open = () => operator.must('Operator.shareReports', { settled: false });
  return { shop, owner, operator, work_id, share_id, report, decide, open };
}

describe.each(databases())('reported designs on $engine', ({ open: openDb }) => {
  it('[ED-12.7] operators see reason, count, picture and account of a reported design, without personal data', async () => {
    const { shop, owner, operator, open, share_id } = await reported(await openDb());
    const { uid } = await owner.must('User.verifyToken', {});
    const [share, ...more] = await open();
    expect(more).toEqual([]);
    expect(share).toMatchObject({
      share_id,
      title: 'Mine',
      live: true,
      withdrawn: false,
      settled: false,
      reports: 2,
      painted: true,
      decision: null,
      reasons: [{ reason: 'stolen' }, { reason: 'rude' }],
      account: {
        account_id: uid,
        registered: false,
        withdrawn: 0,
      },
    });
    const picture = await shop.app.inject({ url: `/api/operator/share/${share_id}`, headers: operator.headers });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    await owner.must('Share.revoke', { share_id });
    expect(await open()).toMatchObject([{ live: false, painted: true }]);
  });

  it('[ED-12.7] a withdrawn design leads to an honest text and cannot be shared again unchanged', async () => {
    const { shop, owner, operator, work_id, share_id, decide, open } = await reported(await openDb());
    const twin = await shop.customer();
    const same = await twin.must('Work.save', { goods_id, document: redCase() });
    const other = await twin.must('Work.share', same);
    expect(errorOf(await decide('withdraw', '  '))).toBe('fieldEmpty');
    expect(await decide('withdraw', 'shows a stranger')).toMatchObject({
      data: { withdrawn: true, live: false, decision: { by: 'Olga Operator', reason: 'shows a stranger' } },
    });
    for (const id of [share_id, other.share_id])
      expect(errorOf(await shop.visitor.call('Share.get', { share_id: id }))).toBe('shareWithdrawn');
    expect(errorOf(await twin.call('Share.remix', { share_id }))).toBe('shareWithdrawn');
    expect(errorOf(await twin.call('Share.report', { share_id, reason: '' }))).toBe('shareWithdrawn');
    expect((await shop.app.inject(`/s/${share_id}`)).body).toContain('This design was taken down');
    expect((await shop.app.inject(`/s/${share_id}/case.png`)).headers['content-type']).not.toContain('image');
    expect(errorOf(await owner.call('Work.share', { work_id }))).toBe('designWithdrawn');
    expect(errorOf(await twin.call('Work.share', same))).toBe('designWithdrawn');
    await owner.must('Work.save', { work_id, goods_id, document: redCase('#00aa00') });
    expect(await owner.must('Work.share', { work_id })).toBeDefined();
    expect(await open()).toEqual([]);
    expect(await operator.must('Operator.shareReports', { settled: true })).toMatchObject([{ share_id, reports: 2 }]);
    const events = shop.services.db.read.selectFrom('operator_events').select(['event', 'subject', 'reason']);
    expect(await events.execute()).toContainEqual({
      event: 'shareWithdrawn',
      subject: `share:${share_id}`,
      reason: 'shows a stranger',
    });
  });

  it('[ED-12.7] dismissed reports leave the link; a new reporter brings it back', async () => {
    const { shop, share_id, report, decide, open } = await reported(await openDb());
    expect(await decide('dismiss')).toMatchObject({ data: { live: true, decision: { withdrawn: false } } });
    expect(await open()).toEqual([]);
    expect(errorOf(await decide('withdraw'))).toBe('problemDecided');
    expect(await shop.visitor.must('Share.get', { share_id })).toMatchObject({ share_id });
    const loud = await shop.customer();
    await report('rude again', loud);
    expect(await open()).toMatchObject([{ reports: 1, reasons: [{ reason: 'rude again' }] }]);
  });

  it('[ED-12.7] of two operators who decide at once, one decides', async () => {
    const { shop, decide } = await reported(await openDb());
    const answers = await Promise.all([decide('withdraw'), decide('dismiss'), decide('dismiss')]);
    expect(answers.map(errorOf).filter((error) => error === 'problemDecided')).toHaveLength(2);
    const events = shop.services.db.read
      .selectFrom('operator_events')
      .select('event')
      .where('subject', 'like', 'share:%');
    expect(await events.execute()).toHaveLength(1);
  });
});
