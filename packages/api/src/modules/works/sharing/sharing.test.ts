import { type DesignDocument, layersOf, parseDocument } from '@cpc/design';
import type { ActionOutput } from '@cpc/contract';
import { type AssetId, brand, type GoodsId, mm } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import { answerOf, type Caller, callerOf } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { photo } from '../../../testing/pictures.ts';
import { CHOICE, redCase, testShop } from '../../../testing/shop.ts';
import { withPicture as designWith } from '../../../testing/storage-studio.ts';
import { upload } from '../../../testing/upload.ts';
import { MAX_LIVE_SHARES, MAX_SHARES_PER_WINDOW } from './share.ts';
import { registered } from '../../../testing/texts.ts';

const { goods_id } = CHOICE;
const OTHER_MODEL = brand<GoodsId>('samsung-galaxy-s24');

/** A design with one picture. */
const withPicture = (asset: AssetId): DesignDocument => designWith(asset, { width: mm(40), height: mm(30) });

async function gallery(db: Database) {
  const shop = await testShop(db);
  const owner = await shop.customer();
  const { asset } = (await upload(shop.app, owner.headers, await photo(64, 48))).data;
  const { work_id } = await owner.must('Work.save', { goods_id, document: withPicture(asset), title: 'Sea' });
  const { share_id } = await owner.must('Work.share', { work_id });
  const visit = (url: string, who?: Caller) => shop.app.inject({ url, headers: who?.headers ?? {} });
  return { shop, owner, asset, work_id, share_id, visit };
}

describe.each(databases())('sharing on $engine', ({ open }) => {
  it('[ED-12.5] a link shows a frozen copy to anybody, painted by the same painter', async () => {
    const { shop, owner, share_id, work_id, visit } = await gallery(await open());
    await owner.must('Work.save', { work_id, goods_id, document: redCase() });
    await shop.work();
    expect(await shop.visitor.must('Share.get', { share_id })).toMatchObject({
      title: 'Sea',
      model: 'iPhone 15',
      painted: true,
      mine: false,
    });
    expect((await owner.must('Share.get', { share_id })).mine).toBe(true);
    const picture = await visit(`/s/${share_id}/case.png`);
    expect([picture.statusCode, (await sharp(picture.rawPayload).metadata()).height]).toEqual([200, 1280]);
    const { dominant } = await sharp(picture.rawPayload).stats();
    // The link does not show the later red case.
    expect(dominant.r - dominant.g).toBeLessThan(100);
  });

  it('[ED-12.5] the page behind a link describes it to messengers and redirects to the app', async () => {
    const { shop, owner, share_id, visit, work_id } = await gallery(await open());
    await shop.work();
    const page = await visit(`/s/${share_id}`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<meta property="og:title" content="“Sea”, a design for iPhone 15">');
    expect(page.body).toContain(`<meta property="og:image" content="http://127.0.0.1/s/${share_id}/case.png">`);
    expect(page.body).toContain(`url=/#/pages/mine/share?share=${share_id}`);
    await owner.must('Work.rename', { work_id, title: '"><script>alert(1)</script>' });
    const hostile = await visit(`/s/${(await owner.must('Work.share', { work_id })).share_id}`);
    expect(hostile.body).not.toContain('<script');
  });

  it('[ED-12.5] the same content has one link, even when asked at once; new content another', async () => {
    const { owner, work_id, share_id } = await gallery(await open());
    const again = await Promise.all(Array.from({ length: 6 }, () => owner.must('Work.share', { work_id })));
    expect(new Set(again.map((share) => share.share_id))).toEqual(new Set([share_id]));
    await owner.must('Work.save', { work_id, goods_id, document: redCase() });
    expect((await owner.must('Work.share', { work_id })).share_id).not.toBe(share_id);
  });

  it('[ED-12.5] an ended link leads nowhere, nor does one of a deleted work', async () => {
    const { shop, owner, work_id, share_id, visit } = await gallery(await open());
    await shop.work();
    await owner.must('Work.delete', { work_id });
    expect((await shop.visitor.call('Share.get', { share_id })).data).toEqual({ error: 'notFound' });
    await owner.must('Work.restore', { work_id });
    await shop.visitor.must('Share.get', { share_id });
    await owner.must('Share.revoke', { share_id });
    expect((await shop.visitor.call('Share.get', { share_id })).data).toEqual({ error: 'notFound' });
    expect(answerOf(await visit(`/s/${share_id}/case.png`)).data).toEqual({ error: 'notFound' });
    expect((await visit(`/s/${share_id}`)).body).toContain('This link leads nowhere any more');
    expect((await owner.must('Work.list', {}))[0]?.share).toBeNull();
    // Sharing again gives another link: the old one stays ended.
    expect((await owner.must('Work.share', { work_id })).share_id).not.toBe(share_id);
  });

  it('[ED-12.5] a remix belongs to the visitor and changes nothing of its owner’s', async () => {
    const { shop, owner, asset, share_id, work_id, visit } = await gallery(await open());
    const other = await shop.customer();
    const picture = `/api/picture/${asset}?size=full`;
    expect(answerOf(await visit(picture, other)).data).toEqual({ error: 'notFound' });
    await other.must('Share.get', { share_id });
    expect(answerOf(await visit(picture, other)).data).toEqual({ error: 'notFound' });
    const remix = await other.must('Share.remix', { share_id });
    expect(await other.must('Work.get', remix)).toMatchObject({ title: 'Sea', goods_id, document: withPicture(asset) });
    await other.must('Work.save', { ...remix, document: redCase() });
    expect((await owner.must('Work.get', { work_id })).document).toEqual(withPicture(asset));
  });

  it('[ED-12.5] [ED-12.6] a shared design that names another’s picture gives no access to it', async () => {
    const { shop, asset, visit } = await gallery(await open());
    const thief = await shop.customer();
    const { work_id } = await thief.must('Work.save', { goods_id, document: withPicture(asset) });
    const { share_id } = await thief.must('Work.share', { work_id });
    const accomplice = await shop.customer();
    await accomplice.must('Share.remix', { share_id });
    for (let n = 0; n < 4; n += 1) {
      await shop.work();
      shop.services.clock.pass(60_000);
    }
    expect(answerOf(await visit(`/api/picture/${asset}`, accomplice)).data).toEqual({ error: 'notFound' });
    expect(answerOf(await visit(`/api/picture/${asset}`, thief)).data).toEqual({ error: 'notFound' });
    expect((await shop.visitor.must('Share.get', { share_id })).painted).toBe(false);
  });

  it('[ED-12.5] a remix for another model is fitted to it and is valid', async () => {
    const { shop, share_id } = await gallery(await open());
    const other = await shop.customer();
    const remix = await other.must('Share.remix', { share_id, goods_id: OTHER_MODEL });
    const parsed = parseDocument((await other.must('Work.get', remix)).document);
    expect([remix.goods_id, parsed.ok && layersOf(parsed.document).length]).toEqual([OTHER_MODEL, 1]);
    expect((await other.call('Share.remix', { share_id, goods_id: brand<GoodsId>('none') })).data).toMatchObject({
      error: 'notFound',
    });
  });

  it('[ED-12.5] the number of links is limited', async () => {
    const { shop, owner, work_id } = await gallery(await open());
    let refused: ActionOutput<'Work.share'> | undefined;
    for (let n = 0; n < MAX_SHARES_PER_WINDOW - 1; n += 1) refused = await owner.must('Work.share', { work_id });
    expect(refused).toBeDefined();
    expect((await owner.call('Work.share', { work_id })).http).toBe(429);
    expect(MAX_LIVE_SHARES).toBeGreaterThan(MAX_SHARES_PER_WINDOW);
    shop.services.clock.pass(15 * 60_000);
    await owner.must('Work.share', { work_id });
  });

  it('[ED-12.5] [ED-12.7] a report is stored once per reporter', async () => {
    const { shop, share_id } = await gallery(await open());
    const other = await shop.customer();
    for (const reason of ['rude', 'very rude']) await other.must('Share.report', { share_id, reason });
    await shop.visitor.must('Share.report', { share_id, reason: 'not nice' });
    const rows = await shop.services.db.read.selectFrom('share_reports').select('reason').orderBy('reason').execute();
    expect(rows).toEqual([{ reason: 'not nice' }, { reason: 'very rude' }]);
  });

  it('[ED-12.5] [ED-07.5] other accounts cannot change works, links and favourites', async () => {
    const { shop, owner, work_id, share_id } = await gallery(await open());
    const other = await shop.customer();
    const refused = { data: { error: 'notFound' } };
    for (const name of ['Work.copy', 'Work.delete', 'Work.restore', 'Work.share'] as const)
      expect(await other.call(name, { work_id })).toMatchObject(refused);
    expect(await other.call('Work.rename', { work_id, title: 'mine' })).toMatchObject(refused);
    expect(await other.call('Share.revoke', { share_id })).toMatchObject(refused);
    expect(await other.call('Collection.add', { kind: 'work', item: work_id as never })).toMatchObject(refused);
    await owner.must('Collection.add', { kind: 'work', item: work_id as never });
    await other.must('Collection.remove', { kind: 'work', item: work_id as never });
    expect(await other.must('Collection.list', {})).toEqual([]);
    expect((await owner.must('Work.list', {}))[0]).toMatchObject({ title: 'Sea', share: share_id, favourite: true });
    expect((await owner.must('Collection.list', {})).length).toBe(1);
  });

  it('[ED-07.6] a collection lists existing works, links and library items, newest first', async () => {
    const { shop, owner, work_id, share_id } = await gallery(await open());
    await shop.work();
    const me = await shop.customer();
    const mine = await me.must('Work.save', { goods_id, document: redCase(), title: 'Red' });
    const items = [
      ['work', mine.work_id],
      ['share', share_id],
      ['goods', goods_id],
      ['sticker', 'heart'],
      ['wallpaper', 'waves'],
    ] as const;
    for (const [kind, item] of items) {
      shop.services.clock.pass(1);
      await me.must('Collection.add', { kind, item: item as never });
      await me.must('Collection.add', { kind, item: item as never });
    }
    const list = await me.must('Collection.list', {});
    expect((await me.must('Collection.list', { kind: 'sticker' })).map(({ item }) => item)).toEqual(['heart']);
    expect(list.map(({ kind, item }) => [kind, item])).toEqual([...items].reverse());
    expect(list[2]).toMatchObject({ goods_id, title: 'iPhone 15', picture: null });
    expect(list[3]).toMatchObject({ title: 'Sea', model: 'iPhone 15', picture: `/s/${share_id}/small.png` });
    expect((await shop.app.inject({ url: `/s/${share_id}/small.png` })).statusCode).toBe(200);
    expect((await me.call('Collection.add', { kind: 'sticker', item: 'none' as never })).data).toEqual({
      error: 'notFound',
    });
    await owner.must('Work.delete', { work_id });
    expect((await me.must('Collection.list', {})).map((item) => item.kind)).toEqual([
      'wallpaper',
      'sticker',
      'goods',
      'work',
    ]);
  });

  it('[SN-03.2] a guest who logs in keeps works, links and favourites', async () => {
    const { shop, owner, work_id, share_id } = await gallery(await open());
    await owner.must('Collection.add', { kind: 'work', item: work_id as never });
    await owner.must('Collection.add', { kind: 'sticker', item: 'heart' as never });
    const phone = { country: 'CN', phone: '13800138000', password: 'a long password' };
    await registered(shop.visitor, shop.services.texts, phone);
    const account = await owner.must('User.login', phone);
    const now = callerOf(shop.app, account);
    expect((await now.must('Work.list', {}))[0]).toMatchObject({ work_id, share: share_id, favourite: true });
    expect((await now.must('Collection.list', {})).map(({ kind }) => kind).sort()).toEqual(['sticker', 'work']);
    await now.must('Share.revoke', { share_id });
  });
});

describe.each(databases())('thumbnails of works on $engine', ({ open }) => {
  it('[RT-12] a list does not wait for them; they are painted later, once per content', async () => {
    const { shop, owner, work_id, visit } = await gallery(await open());
    expect((await owner.must('Work.list', {}))[0]?.thumbnail).toBeNull();
    await shop.work();
    const thumbnail = (await owner.must('Work.list', {}))[0]?.thumbnail;
    const url = `/api/work/thumbnail/${thumbnail}`;
    const picture = await visit(url, owner);
    expect((await sharp(picture.rawPayload).metadata()).height).toBe(480);
    expect(answerOf(await visit(url, await shop.customer())).data).toEqual({ error: 'notFound' });
    const copy = await owner.must('Work.copy', { work_id });
    expect((await owner.must('Work.list', {})).find((work) => work.work_id === copy.work_id)?.thumbnail).toBe(
      thumbnail,
    );
  });

  it('[RT-12] one that cannot be painted is given up and delays no other', async () => {
    const { shop, owner } = await gallery(await open());
    const missing = brand<AssetId>('0'.repeat(64));
    await owner.must('Work.save', { goods_id, document: withPicture(missing), title: 'broken' });
    for (let n = 0; n < 5; n += 1) {
      await owner.must('Work.list', {});
      await shop.work();
      shop.services.clock.pass(60_000);
    }
    const works = await owner.must('Work.list', {});
    expect(works.filter((work) => work.thumbnail === null).map((work) => work.title)).toEqual(['broken']);
    const left = await shop.services.db.read
      .selectFrom('background_jobs')
      .select('kind')
      .where('kind', '=', 'works.art')
      .execute();
    expect(left).toEqual([]);
  });
});
