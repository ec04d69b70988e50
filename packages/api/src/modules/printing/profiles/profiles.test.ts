import { createHash } from 'node:crypto';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@cpc/design';
import { brand, type StationId, type PartnerId, type PrintJobId } from '@cpc/domain';
import { madeProfile, ODD_CMYK, ODD_RGB } from '@cpc/paint/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../../operator/open-shop.ts';
import { type Caller, answerOf, caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { testServices } from '../../../testing/services.ts';
import { type TestShop, testShop } from '../../../testing/shop.ts';
import { storedSettings } from '../../../records/printing/settings.ts';
import { sweepProfiles } from './sweep.ts';

const machine_id = brand<StationId>('demo');
const CMYK = madeProfile(ODD_CMYK);
const RGB = madeProfile(ODD_RGB);
const MEASURED: PrintSettings = {
  ...DEFAULT_PRINT_SETTINGS,
  format: 'tiff',
  dpi: 300,
  colour: 'measured',
  white: 'none',
  intent: 'relative',
};

async function send(shop: TestShop, who: Caller, bytes: Uint8Array, station: string = machine_id, name = 'uv-7.icc') {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/partnerapplets/profile/${station}?name=${encodeURIComponent(name)}`,
    headers: { ...who.headers, 'content-type': 'application/vnd.iccprofile' },
    payload: Buffer.from(bytes),
  });
  return answerOf<unknown>(response);
}

/** The profile in the file of the next job, and the hash it was frozen with. */
async function nextPrint(shop: TestShop) {
  await shop.work();
  const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
  const file = await shop.app.inject({ url: job?.file_url ?? '', headers: shop.station.headers });
  const row = await shop.services.db.read
    .selectFrom('print_jobs')
    .select('settings')
    .where('id', '=', job?.job_id ?? brand<PrintJobId>('none'))
    .executeTakeFirstOrThrow();
  return { icc: (await sharp(file.rawPayload).metadata()).icc, measured: storedSettings(row.settings).measured };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const same = (bytes: Uint8Array | undefined, others: Uint8Array) =>
  Buffer.compare(bytes ?? Buffer.alloc(0), others) === 0;

describe.each(databases())('a station’s own colour profile on $engine', ({ open }) => {
  it('[SA-06.4] is parsed, shown, printed by and frozen by its hash; it can be replaced and removed', async () => {
    const shop = await testShop(await open(), { pieces: 9 });
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    const set = (change: Partial<PrintSettings> = {}) =>
      partner.call('Partner.setPrintSettings', { machine_id, settings: { ...MEASURED, ...change } });
    expect(await set()).toMatchObject({ data: { error: 'printSettingsClash', problem: 'measuredMissing' } });
    expect(await send(shop, partner, CMYK, machine_id, '../shop/uv\u202e-7.icc')).toMatchObject({
      code: 0,
      data: {
        profile: {
          name: 'uv -7.icc',
          description: 'Odd printer (left)',
          space: 'cmyk',
          version: '2.4',
          made_at: Date.UTC(2026, 10, 2, 9, 30),
          has_relative: true,
          bytes: CMYK.length,
          uploaded_at: shop.services.clock.now(),
          by: 'Demo shop',
        },
      },
    });
    expect(await set({ format: 'png' })).toMatchObject({ data: { problem: 'pngHasNoCmyk' } });
    expect(await set()).toMatchObject({ code: 0 });
    await shop.paidOrder(customer);
    shop.services.clock.pass(1);
    expect(await send(shop, partner, RGB)).toMatchObject({ data: { profile: { space: 'rgb' } } });
    await shop.paidOrder(customer);
    const first = await nextPrint(shop);
    expect(first.measured).toEqual({ asset: hashOf(CMYK), space: 'cmyk' });
    expect(same(first.icc, CMYK)).toBe(true);
    shop.services.clock.pass(1);
    expect(await partner.must('Partner.removeProfile', { machine_id })).toMatchObject({
      profile: null,
      settings: { ...MEASURED, colour: 'srgb' },
    });
    const second = await nextPrint(shop);
    expect(second.measured).toEqual({ asset: hashOf(RGB), space: 'rgb' });
    expect(same(second.icc, RGB)).toBe(true);
    await shop.paidOrder(customer);
    const rows = await shop.services.db.read.selectFrom('print_jobs').select('settings').execute();
    expect(rows.filter(({ settings }) => storedSettings(settings).colour === 'measured')).toHaveLength(2);
  });

  it('[SA-06.4] [RL-02] is uploaded to one server process and printed by on another', async () => {
    const db = await open();
    const shop = await testShop(db);
    const other = await testShop(db, {
      joins: true,
      overrides: { blobs: shop.services.blobs, clock: shop.services.clock },
    });
    await send(shop, await shop.partner(), CMYK);
    const settings = { ...MEASURED, format: 'pdf' } as const;
    await (await other.partner()).must('Partner.setPrintSettings', { machine_id, settings });
    await shop.paidOrder(await shop.customer());
    await other.work();
    const job = await other.station.must('PrintJob.lease', { wait_ms: 0 });
    const file = await other.app.inject({ url: job?.file_url ?? '', headers: other.station.headers });
    expect(file.rawPayload.includes('/OutputConditionIdentifier(Odd printer')).toBe(true);
  });

  it('[SA-06.4] [SE-04] [PA-07] is refused if broken, for a screen or too large, and from another shop', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const refused = (problem: string) => ({ data: { error: 'profileUnusable', problem } });
    expect(await send(shop, partner, CMYK.slice(0, 9000))).toMatchObject(refused('truncated'));
    expect(await send(shop, partner, Buffer.from('<html>no profile</html>'))).toMatchObject(refused('notProfile'));
    expect(await send(shop, partner, new Uint8Array(8 * 2 ** 20 + 1))).toMatchObject({ http: 413 });
    await openShop(shop.services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other shop', password: 'quite another' },
      station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
      pieces: 1,
    });
    const { token } = await shop.visitor.must('Partner.login', { username: 'other', password: 'quite another' });
    const other = caller(shop.app, { authorization: `Bearer ${token}` });
    const theirs = await send(shop, other, CMYK);
    expect(theirs).toMatchObject({ data: { error: 'deviceMissing' } });
    expect(await send(shop, other, CMYK, 'nowhere')).toEqual(theirs);
    for (const who of [shop.visitor, shop.station, shop.screen, await shop.customer()])
      expect([401, 403]).toContain((await send(shop, who, CMYK)).code);
    expect(await partner.must('Partner.printSettings', { machine_id })).toMatchObject({ profile: null });
    expect(await shop.services.blobs.has(brand(hashOf(CMYK)))).toBe(false);
  });

  it('[SA-06.4] is deleted a day after its end, never while a print still needs it', async () => {
    const db = await open();
    const kept = testServices(db).blobs;
    let meanwhile: () => Promise<unknown> = async () => undefined;
    const put: typeof kept.put = async (bytes) => {
      await meanwhile();
      return kept.put(bytes);
    };
    const shop = await testShop(db, { overrides: { blobs: { ...kept, put } } });
    const { services } = shop;
    const there = async () => [await kept.has(brand(hashOf(CMYK))), await kept.has(brand(hashOf(RGB)))];
    const passDay = async () => {
      services.clock.pass(86_400_001);
      await sweepProfiles(services);
      return there();
    };
    const set = async (change: Partial<PrintSettings> = {}) =>
      (await shop.partner()).must('Partner.setPrintSettings', { machine_id, settings: { ...MEASURED, ...change } });

    await send(shop, await shop.partner(), RGB);
    await set({ format: 'png' });
    const clash = { data: { error: 'printSettingsClash', field: 'profile', problem: 'pngHasNoCmyk' } };
    expect(await send(shop, await shop.partner(), CMYK)).toMatchObject(clash);
    expect(await there()).toEqual([false, true]);
    // Refused at the end: the station's format changed while the file was being stored.
    await set();
    meanwhile = () => set({ format: 'png' });
    expect(await send(shop, await shop.partner(), CMYK)).toMatchObject(clash);
    meanwhile = async () => undefined;
    expect(await there()).toEqual([true, true]);
    expect(await passDay()).toEqual([false, true]);

    // A deleted profile can be uploaded again. The profile that it replaces stays until the last print is made by it.
    await set();
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    await shop.paidOrder(await shop.customer());
    await send(shop, await shop.partner(), CMYK);
    expect(await passDay()).toEqual([true, true]);
    expect(same((await nextPrint(shop)).icc, RGB)).toBe(true);
    // In a backup that began earlier the print is still to be made.
    await sweepProfiles(services);
    expect(await there()).toEqual([true, true]);
    expect(await passDay()).toEqual([true, false]);
    await (await shop.partner()).must('Partner.removeProfile', { machine_id });
    await sweepProfiles(services);
    expect(await there()).toEqual([true, false]);
    expect(await passDay()).toEqual([false, false]);
  });

  it('[SA-06.4] no station keeps printing by a profile that is removed meanwhile', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    for (let round = 0; round < 4; round += 1) {
      await send(shop, partner, RGB);
      await Promise.all([
        partner.call('Partner.setPrintSettings', { machine_id, settings: MEASURED }),
        partner.call('Partner.removeProfile', { machine_id }),
        send(shop, partner, CMYK),
      ]);
      const { settings, profile } = await partner.must('Partner.printSettings', { machine_id });
      expect([settings.colour === 'measured', profile !== null]).not.toEqual([true, false]);
    }
    const { read } = shop.services.db;
    const current = await read.selectFrom('machine_profiles').select('asset').where('ended_at', 'is', null).execute();
    expect(current.length).toBeLessThanOrEqual(1);
  });
});
