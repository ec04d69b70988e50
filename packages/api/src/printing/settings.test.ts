import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@cpc/design';
import { brand, type MachineId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { testShop } from '../testing/shop.ts';
import { machineSettings, setPrintSettings, storedSettings } from './settings.ts';

const machine_id = brand<MachineId>('demo');
const COARSE: PrintSettings = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 };
const TIFF: PrintSettings = { ...COARSE, format: 'tiff', colour: 'cmyk', white: 'raster', whiteName: 'Spot 1' };

it('[SA-05] settings stored before there was a field have its usual value', () => {
  expect(storedSettings(null)).toEqual(DEFAULT_PRINT_SETTINGS);
  expect(storedSettings('{"dpi":1200}')).toEqual({ ...DEFAULT_PRINT_SETTINGS, dpi: 1200 });
});

describe.each(databases())('a machine’s print settings on $engine', ({ open }) => {
  it('[SA-05] are what its next job is printed by, and a job keeps those it was made with', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    await shop.paidOrder(customer);
    await setPrintSettings(shop.services, { machine_id, settings: TIFF });
    shop.services.clock.pass(1);
    await shop.paidOrder(customer);
    await setPrintSettings(shop.services, { machine_id, settings: { ...COARSE, format: 'png', white: 'none' } });
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

  it('[SA-05] are refused where no such file can be or the printer takes none, and nothing changes', async () => {
    const shop = await testShop(await open());
    const set = (settings: PrintSettings) => setPrintSettings(shop.services, { machine_id, settings });
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
    expect(await machineSettings(shop.services.db.read, machine_id)).toEqual(COARSE);
    await beat();
    expect(await set(TIFF)).toEqual({ settings: TIFF, printer_formats: null });
  });

  it('[SA-05] [PA-07] are read and set by the machine’s own partner alone', async () => {
    const shop = await testShop(await open());
    const own = await shop.partner();
    expect(await own.must('Partner.setPrintSettings', { machine_id, settings: TIFF })).toMatchObject({
      settings: TIFF,
    });
    expect(await own.must('Partner.printSettings', { machine_id })).toMatchObject({ settings: TIFF });
    expect(await own.call('Partner.printSettings', { machine_id: brand<MachineId>('elsewhere') })).toMatchObject({
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
