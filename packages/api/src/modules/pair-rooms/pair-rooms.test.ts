import { type ActionInput, MAX_HALF_SIDE, type PairRoomView } from '@cpc/contract';
import {
  type DesignDocument,
  EMPTY_DOCUMENT,
  PLAIN_LAYER,
  PLAIN_PICTURE,
  PLAIN_TEXT,
  SHARED_PHOTO,
  SHARED_WORD,
} from '@cpc/design';
import { type AssetId, brand, type GoodsId, mm, type PairRoomId } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { A_ROOM } from '../../testing/access/pair-rooms.ts';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { photo } from '../../testing/pictures.ts';
import { redCase, type TestShop, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';
import { upload } from '../../testing/upload.ts';
import { MAX_PHOTOS } from './change.ts';
import { MAX_ROOMS, ROOM_MS } from './enter.ts';
import { HERE_MS } from './view.ts';

const PHONE = { country: 'CN', phone: '13800138000', password: 'a long password' };

function over(...records: readonly object[]): DesignDocument {
  const named = Object.fromEntries(records.map((one) => [(one as { readonly id: string }).id, one]));
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, ...named } } as unknown as DesignDocument;
}

const photoOver = (asset: AssetId, changes: object = {}) => ({
  ...PLAIN_LAYER,
  id: SHARED_PHOTO,
  type: 'picture',
  asset,
  width: mm(160),
  height: mm(170),
  ...PLAIN_PICTURE,
  ...changes,
});

const wordOver = (text: string) => ({
  ...PLAIN_LAYER,
  ...PLAIN_TEXT,
  id: SHARED_WORD,
  type: 'text',
  text,
  typeface: 'noto-sans',
  size: mm(20),
  align: 'centre',
  ink: { kind: 'colour', colour: '#ffffff' },
});

const png = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
  ).toString('base64url');

const refused = async (call: Promise<{ readonly data: unknown }>) =>
  ((await call).data as { readonly error?: string }).error;

interface Two {
  readonly shop: TestShop;
  readonly mia: Caller;
  readonly ben: Caller;
  readonly asset: AssetId;
  readonly room_id: PairRoomId;
}

const brought = async ({ app }: TestShop, who: Caller, width = 64) =>
  (await upload(app, who.headers, await photo(width, 48))).data.asset;

/** Mia has opened a room with a photo over both halves; Ben has the invitation. */
async function invited({ open }: ReturnType<typeof databases>[number]): Promise<Two> {
  const shop = await testShop(await open());
  const [mia, ben] = [await shop.customer(), await shop.customer()];
  const asset = await brought(shop, mia);
  const { room_id } = await mia.must('PairRoom.open', { ...A_ROOM, shared: over(photoOver(asset)), name: ' Mia ' });
  return { shop, mia, ben, asset, room_id };
}

const joining = (room_id: PairRoomId, name?: string): ActionInput<'PairRoom.join'> => ({
  room_id,
  goods_id: A_ROOM.goods_id,
  ...(name === undefined ? {} : { name }),
});

async function together(engine: ReturnType<typeof databases>[number]): Promise<Two> {
  const two = await invited(engine);
  await two.ben.must('PairRoom.join', joining(two.room_id));
  return two;
}

/** Whether somebody may use a picture. */
const mayUse = async ({ app }: TestShop, who: Caller, asset: AssetId) => {
  const { headers } = await app.inject({ url: `/api/picture/${asset}`, headers: who.headers });
  return String(headers['content-type']).startsWith('image/');
};

/** Logs everybody in anew, days later. */
async function renewLogins({ services: { db, clock } }: TestShop): Promise<void> {
  const fresh = { started_at: clock.now(), expires_at: clock.now() + DAY_MS };
  await db.transact((tx) => tx.updateTable('sessions').set(fresh).execute());
}

describe.each(databases())('rooms of pairs on $engine', (engine) => {
  it('[ED-13.10] an invited person takes the other side and gets the photo over both, and nothing else', async () => {
    const { shop, mia, ben, asset, room_id } = await invited(engine);
    const secret = await brought(shop, mia, 72);
    expect(await shop.visitor.must('PairRoom.look', { room_id })).toMatchObject({ state: 'open', name: 'Mia' });
    expect(await mayUse(shop, ben, asset)).toBe(false);
    const view = await ben.must('PairRoom.join', joining(room_id, 'Ben'));
    expect(view).toMatchObject({ side: 'right', revision: 1, other: { name: 'Mia', left: false, shown: 0 } });
    expect(await ben.must('PairRoom.join', joining(room_id))).toEqual(view);
    expect(await mia.must('PairRoom.get', { room_id })).toMatchObject({ side: 'left', other: { name: 'Ben' } });
    expect(await mayUse(shop, ben, asset)).toBe(true);
    expect(await mayUse(shop, ben, secret)).toBe(false);
    expect(await ben.must('Work.list', {})).toEqual([]);
    expect(await shop.visitor.must('PairRoom.look', { room_id })).toMatchObject({ state: 'full' });
    expect(await ben.must('PairRoom.look', { room_id })).toMatchObject({ state: 'mine' });
  });

  it('[ED-13.15] a third person is refused, also of several at the same moment', async () => {
    const { shop, room_id } = await invited(engine);
    const many = await Promise.all(Array.from({ length: 4 }, () => shop.customer()));
    const errors = await Promise.all(many.map((one) => refused(one.call('PairRoom.join', joining(room_id)))));
    expect(errors.filter((error) => error === undefined)).toHaveLength(1);
    expect(errors.filter((error) => error === 'roomFull')).toHaveLength(3);
  });

  it('[ED-13.13] of two changes at once one is accepted, and the other learns the newest revision', async () => {
    const { mia, ben, asset, room_id } = await together(engine);
    const changes = [mia, ben].map((who, i) =>
      who.call('PairRoom.change', {
        room_id,
        revision: 1,
        shared: over(photoOver(asset, { placement: { ...PLAIN_LAYER.placement, x: mm(5 + i) } })),
      }),
    );
    const answers = (await Promise.all(changes)).map(({ data }) => data);
    expect(answers).toContainEqual({ revision: 2 });
    expect(answers).toContainEqual({ error: 'conflict', revision: 2 });
    const [hers, his] = [await mia.must('PairRoom.get', { room_id }), await ben.must('PairRoom.get', { room_id })];
    expect([hers.revision, hers.shared]).toEqual([2, his.shared]);
  });

  it('[ED-13.12] [SE-01] nobody brings a picture of others, or anything but one photo and one word', async () => {
    const { shop, mia, ben, asset, room_id } = await together(engine);
    const foreign = await brought(shop, await shop.customer(), 80);
    const secret = await brought(shop, mia, 88);
    const change = (who: Caller, shared: DesignDocument) =>
      refused(who.call('PairRoom.change', { room_id, revision: 1, shared }));
    expect(await change(ben, over(photoOver(foreign)))).toBe('roomUnfit');
    expect(await change(ben, over(photoOver(secret)))).toBe('roomUnfit');
    const unfit = [
      over({ ...photoOver(asset), id: 'another' }),
      over(photoOver(asset, { hidden: true })),
      over(photoOver(asset, { made: { by: 'enhance', from: secret, before: null } })),
      over({ ...photoOver(asset), id: SHARED_WORD }),
      redCase() as unknown as DesignDocument,
      over(wordOver('a'.repeat(121))),
    ];
    for (const shared of unfit) expect(await change(mia, shared)).toMatch(/^(roomUnfit|designInvalid)$/);
    expect(await mia.must('PairRoom.get', { room_id })).toMatchObject({ revision: 1 });
    expect(await mayUse(shop, ben, secret)).toBe(false);
    expect(await refused(ben.call('PairRoom.open', { ...A_ROOM, shared: over(photoOver(secret)) }))).toBe('roomUnfit');
  });

  it('[ED-13.12] a new photo of either becomes one of the other, so many times', async () => {
    const { shop, mia, ben, room_id } = await together(engine);
    const his = await brought(shop, ben, 96);
    await ben.must('PairRoom.change', { room_id, revision: 1, shared: over(photoOver(his)) });
    expect(await mayUse(shop, mia, his)).toBe(true);
    await shop.services.db.transact((tx) => tx.updateTable('pair_rooms').set({ photos: MAX_PHOTOS }).execute());
    const more = { room_id, revision: 2, shared: over(photoOver(await brought(shop, ben, 104))) };
    expect(await refused(ben.call('PairRoom.change', more))).toBe('tooManyRequests');
    expect(await mia.must('PairRoom.get', { room_id })).toMatchObject({ revision: 2 });
  });

  it('[ED-13.11] each sees a picture of the other half; broken and huge ones are refused', async () => {
    const { mia, ben, room_id } = await together(engine);
    const ground = redCase() as unknown as DesignDocument;
    const shown = await png(60, 120);
    await mia.must('PairRoom.show', { room_id, ground, picture: shown });
    expect(await ben.must('PairRoom.half', { room_id })).toEqual({ ground, picture: shown });
    expect(await mia.must('PairRoom.half', { room_id })).toEqual({ ground: EMPTY_DOCUMENT, picture: null });
    for (const wrong of ['', 'PHN2Zz4', shown.slice(0, 30), await png(MAX_HALF_SIDE + 1, 8)])
      expect(await refused(mia.call('PairRoom.show', { room_id, ground, picture: wrong }))).toBe('imageBroken');
    expect(await ben.must('PairRoom.get', { room_id })).toMatchObject({ other: { shown: 1 } });
  });

  it('[ED-13.16] who leaves is gone for good, and each keeps the photo; the place stays taken', async () => {
    const { shop, mia, ben, asset, room_id } = await together(engine);
    await ben.must('PairRoom.leave', { room_id });
    expect(await refused(ben.call('PairRoom.get', { room_id }))).toBe('notFound');
    expect(await mia.must('PairRoom.get', { room_id })).toMatchObject({ other: { left: true, name: null } });
    const third = await shop.customer();
    expect(await refused(third.call('PairRoom.join', joining(room_id)))).toBe('roomFull');
    expect(await mayUse(shop, ben, asset)).toBe(true);
    await mia.must('PairRoom.leave', { room_id });
    expect(await shop.services.db.read.selectFrom('pair_rooms').select('id').execute()).toEqual([]);
  });

  it('[ED-13.11] [SN-07.2] erasing an account takes the person out; the photo stays with the other', async () => {
    const { shop, mia, ben, asset, room_id } = await together(engine);
    await mia.must('PairRoom.show', { room_id, ground: EMPTY_DOCUMENT, picture: await png(8, 8) });
    await mia.must('User.erase', { confirmed: true });
    expect(await ben.must('PairRoom.get', { room_id })).toMatchObject({
      other: { left: true, name: null, here: false },
    });
    expect(await ben.must('PairRoom.half', { room_id })).toEqual({ ground: EMPTY_DOCUMENT, picture: null });
    expect(await mayUse(shop, ben, asset)).toBe(true);
  });

  it('[ED-13.10] a room ends after seven days, and an account has only so many', async () => {
    const { shop, mia, ben, room_id } = await together(engine);
    for (let n = 1; n < MAX_ROOMS; n += 1) await mia.must('PairRoom.open', A_ROOM);
    expect(await refused(mia.call('PairRoom.open', A_ROOM))).toBe('tooManyRequests');
    shop.services.clock.pass(ROOM_MS - 1_000);
    await renewLogins(shop);
    expect((await ben.must('PairRoom.get', { room_id })).ends_at).toBeGreaterThan(shop.services.clock.now());
    shop.services.clock.pass(1_000);
    expect(await refused(ben.call('PairRoom.get', { room_id }))).toBe('notFound');
    await shop.work();
    shop.services.clock.pass(DAY_MS);
    await shop.work();
    expect(await shop.services.db.read.selectFrom('pair_rooms').select('id').execute()).toEqual([]);
  });

  it('[ED-13.11] [SN-03.2] a guest who logs in keeps the place, unless the account sits on the other one', async () => {
    const { shop, mia, ben, room_id } = await together(engine);
    await registered(mia, shop.services.texts, PHONE);
    const guest = await shop.customer();
    const opened = await guest.must('PairRoom.open', A_ROOM);
    const again = callerOf(shop.app, await guest.must('User.login', PHONE));
    expect(await again.must('PairRoom.get', { room_id: opened.room_id })).toMatchObject({ side: 'left' });
    // Ben turns out to be Mia: nobody sits on both places.
    const both = await ben.must('User.login', PHONE);
    const one = callerOf(shop.app, both);
    expect(await one.must('PairRoom.get', { room_id })).toMatchObject({ side: 'left', other: { left: true } });
  });

  it('[ED-13.11] [SN-07.1] the rooms of an account are in the archive of its data', async () => {
    const { shop, mia, room_id } = await together(engine);
    const { payload } = await shop.app.inject({ url: '/api/account/data', headers: mia.headers });
    expect(payload).toContain(room_id);
  });

  it('[ED-13.10] goods that are not around a phone have no room', async () => {
    const { mia, ben, room_id } = await invited(engine);
    for (const goods_id of ['shirt-classic', 'golf-ball', 'no-such-goods'].map((id) => brand<GoodsId>(id))) {
      expect(await refused(mia.call('PairRoom.open', { ...A_ROOM, goods_id }))).toMatch(/^(roomUnfit|notFound)$/);
      expect(await refused(ben.call('PairRoom.join', { room_id, goods_id }))).toMatch(/^(roomUnfit|notFound)$/);
    }
    expect(await ben.must('PairRoom.look', { room_id })).toMatchObject({ state: 'open' });
  });

  it('[ED-13.10] a name is checked like one on the display', async () => {
    const { ben, room_id } = await invited(engine);
    expect(await refused(ben.call('PairRoom.join', joining(room_id, 'www.shop.example')))).toBe('nicknameUnfit');
    expect(await ben.must('PairRoom.join', joining(room_id, '  '))).toMatchObject({ side: 'right' });
  });
});

/** The views of a room from its stream. */
async function follow(shop: TestShop, who: Caller, room_id: PairRoomId) {
  const listening = shop.app.server.listening ? undefined : await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const address = shop.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const url = `${listening ?? `http://127.0.0.1:${port}`}/api/pair-room/stream?room_id=${room_id}`;
  const response = await fetch(url, { headers: { ...who.headers }, signal: ending.signal });
  const seen: PairRoomView[] = [];
  const reading = (async () => {
    let text = '';
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(part).toString('utf8');
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^event: room\ndata: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data !== undefined) seen.push(JSON.parse(data));
      }
    }
  })().catch(() => undefined);
  return { seen, close: () => ending.abort(), reading };
}

describe.each(databases())('the push of a room on $engine', (engine) => {
  it('[ED-13.13] [ED-13.14] tells what the other changes, that they come and go, and ends when one leaves', async () => {
    const { shop, mia, ben, asset, room_id } = await together(engine);
    const [hers, his] = [await follow(shop, mia, room_id), await follow(shop, ben, room_id)];
    await expect.poll(() => hers.seen.at(-1)?.other?.here).toBe(true);
    const shared = over(photoOver(asset, { placement: { ...PLAIN_LAYER.placement, x: mm(12) } }));
    await ben.must('PairRoom.change', { room_id, revision: 1, shared });
    await expect.poll(() => hers.seen.at(-1)?.revision).toBe(2);
    his.close();
    await expect.poll(() => hers.seen.at(-1)?.other?.here).toBe(false);
    const again = await follow(shop, ben, room_id);
    await expect.poll(() => hers.seen.at(-1)?.other?.here).toBe(true);
    await ben.must('PairRoom.leave', { room_id });
    await again.reading;
    await expect.poll(() => hers.seen.at(-1)?.other?.left).toBe(true);
  });

  it('[ED-13.14] a device that vanished counts as gone after a while', async () => {
    const { shop, mia, room_id } = await together(engine);
    expect(await mia.must('PairRoom.get', { room_id })).toMatchObject({ other: { here: true } });
    shop.services.clock.pass(HERE_MS + 1);
    expect(await mia.must('PairRoom.get', { room_id })).toMatchObject({ other: { here: false } });
  });
});

describe.each(databases())('a room on two servers, on $engine', ({ openTwice }) => {
  it('[ED-13.13] what changes at one server reaches the phone at the other', async () => {
    const [first, second] = await openTwice();
    const one = await testShop(first);
    const two = await testShop(second, { joins: true, overrides: { blobs: one.services.blobs } });
    const [mia, ben] = [await one.customer(), await two.customer()];
    const { room_id } = await mia.must('PairRoom.open', A_ROOM);
    await ben.must('PairRoom.join', joining(room_id));
    const hers = await follow(one, mia, room_id);
    await ben.must('PairRoom.change', { room_id, revision: 1, shared: over(wordOver('LOVE')) });
    await expect.poll(() => hers.seen.at(-1)?.revision, { timeout: 15_000 }).toBe(2);
    const his = await follow(two, ben, room_id);
    await expect.poll(() => hers.seen.at(-1)?.other?.here, { timeout: 15_000 }).toBe(true);
    his.close();
    await expect.poll(() => hers.seen.at(-1)?.other?.here, { timeout: 15_000 }).toBe(false);
  });
});
