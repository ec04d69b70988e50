import { bleedBox, DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@cpc/design';
import { brand, type StationId, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';
import { createPrintJobs } from '../../lifecycle/create-print-jobs.ts';
import { stationSettings, setPrintSettings, storedSettings } from '../../records/printing/settings.ts';
import { settingsFor } from '../../records/printing/setup.ts';
import { transition } from '../../base/transition.ts';

const machine_id = brand<StationId>('demo');
const COARSE: PrintSettings = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 };
const TIFF: PrintSettings = { ...COARSE, format: 'tiff', colour: 'cmyk', white: 'raster', whiteName: 'Spot 1' };

it('[SA-05.7] stored settings that lack a field get its default', () => {
  expect(storedSettings(null)).toEqual(DEFAULT_PRINT_SETTINGS);
  expect(storedSettings('{"dpi":1200}')).toEqual({ ...DEFAULT_PRINT_SETTINGS, dpi: 1200 });
});

it("[SA-05.7] a file's resolution is limited by its surface and by what a server can paint", () => {
  const phone = TEST_CATALOGUE.models[0]?.surface;
  if (!phone) throw new Error('the test catalogue has no model');
  const bed = { ...phone, width: mm(316), height: mm(416) };
  const dpiOf = (dpi: PrintSettings['dpi'], surface: typeof phone) =>
    settingsFor({ ...TIFF, dpi }, surface, bleedBox(surface)).dpi;
  const shirt = { ...phone, form: { kind: 'garment' as const } };
  expect([dpiOf(1200, phone), dpiOf(600, phone), dpiOf(300, phone)]).toEqual([1200, 600, 300]);
  expect([dpiOf(1200, shirt), dpiOf(600, shirt), dpiOf(300, shirt)]).toEqual([300, 300, 300]);
  expect([dpiOf(1200, bed), dpiOf(300, bed)]).toEqual([300, 300]);
  expect(settingsFor(TIFF, phone, bleedBox(phone))).toEqual(TIFF);
});

describe.each(databases())('a station’s print settings on $engine', ({ open }) => {
  it('[SA-05.7] apply to the next job; a job keeps those it was made with', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    await shop.paidOrder(customer);
    await setPrintSettings(shop.services, { machine_id, settings: TIFF }, 'partner:somebody');
    shop.services.clock.pass(1);
    await shop.paidOrder(customer);
    await setPrintSettings(
      shop.services,
      { machine_id, settings: { ...COARSE, format: 'png', white: 'none' } },
      'partner:somebody',
    );
    await shop.work();
    const heads: string[] = [];
    for (const format of ['application/pdf', 'image/tiff']) {
      const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
      expect(job).toMatchObject({ format });
      const file = await shop.app.inject({ url: job?.file_url ?? '', headers: shop.station.headers });
      expect(file.headers['content-type']).toBe(format);
      heads.push(file.rawPayload.subarray(0, 4).toString('latin1'));
    }
    expect(heads).toEqual(['%PDF', 'II*\0']);
  });

  it('[SA-05.7] a print on a garment is frozen at the resolution it is made at', async () => {
    const shop = await testShop(await open());
    const { read, transact } = shop.services.db;
    await setPrintSettings(shop.services, { machine_id, settings: { ...COARSE, dpi: 600 } }, 'partner:somebody');
    const order = await shop.paidOrder(await shop.customer());
    const jobOf = () => read.selectFrom('print_jobs').select('settings').executeTakeFirstOrThrow();
    expect(storedSettings((await jobOf()).settings).dpi).toBe(600);
    await transact(async (tx) => {
      await tx.deleteFrom('print_jobs').execute();
      const { goods } = await tx.selectFrom('order_items').select('goods').executeTakeFirstOrThrow();
      const frozen = JSON.parse(goods) as { readonly surface: object };
      const shirt = { ...frozen, surface: { ...frozen.surface, form: { kind: 'garment' } } };
      await tx
        .updateTable('order_items')
        .set({ goods: JSON.stringify(shirt) })
        .execute();
      const row = await tx.selectFrom('orders').selectAll().where('id', '=', order.order_id).executeTakeFirstOrThrow();
      await createPrintJobs(transition(tx, shop.services, { actor: 'system', reason: 'a test' }), row);
    });
    expect(storedSettings((await jobOf()).settings)).toEqual(COARSE);
  });

  it('[SA-05.7] are refused, without a change, if no such file or printer exists', async () => {
    const shop = await testShop(await open());
    const set = (settings: PrintSettings) =>
      setPrintSettings(shop.services, { machine_id, settings }, 'partner:somebody');
    await expect(set({ ...TIFF, white: 'vector' })).rejects.toMatchObject({
      error: 'printSettingsClash',
      details: { problem: 'tiffHasNoVectorWhite' },
    });
    const beat = (formats?: string[]) =>
      shop.station.must('Station.heartbeat', {
        state: 'ready',
        reasons: [],
        version: 'test',
        ...(formats && { formats }),
      });
    await beat(['application/pdf', 'image/png']);
    await expect(set(TIFF)).rejects.toMatchObject({ error: 'printFormatUnsupported', details: { format: 'TIFF' } });
    expect(await stationSettings(shop.services.db.read, machine_id)).toEqual(COARSE);
    await beat();
    expect(await set(TIFF)).toEqual({ settings: TIFF, printer_formats: null, profile: null });
  });

  it('[SA-05.7] [PA-07] only the station’s own partner reads and sets them', async () => {
    const shop = await testShop(await open());
    const own = await shop.partner();
    expect(await own.must('Partner.setPrintSettings', { machine_id, settings: TIFF })).toMatchObject({
      settings: TIFF,
    });
    expect(await own.must('Partner.printSettings', { machine_id })).toMatchObject({ settings: TIFF });
    expect(await own.call('Partner.printSettings', { machine_id: brand<StationId>('elsewhere') })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
    const finer = { ...TIFF, dpi: 2400 as 1200 };
    expect(await own.call('Partner.setPrintSettings', { machine_id, settings: finer })).toMatchObject({
      data: { error: 'invalidInput', field: 'settings.dpi' },
    });
    for (const who of [shop.visitor, shop.station, await shop.customer()]) {
      expect([401, 403]).toContain((await who.call('Partner.printSettings', { machine_id })).code);
      expect([401, 403]).toContain((await who.call('Partner.setPrintSettings', { machine_id, settings: TIFF })).code);
    }
  });
});
