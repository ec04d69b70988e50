import { mayMount } from '@cpc/api/testing/small-disk';
import type { WorkId } from '@cpc/domain';
import { EMPTY_DOCUMENT } from '@cpc/design';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chance, plain } from '@cpc/testkit';
import { awaitReady, pay, place } from './buy.ts';
import { canMeasure } from './measure.ts';
import { upload } from './multipart.ts';
import { noise } from './shapes/png.ts';
import { type AttackedShop, openShop } from './shop.ts';

const canFill = canMeasure && mayMount();
if (!canFill) process.stderr.write('SKIPPED: a disk with a reserve, which only root may mount\n');

const DISK_MB = 192;
const RESERVE_MB = 60;
/** Less than the reserve, but enough for the orders of this test. */
const LEFT_BYTES = 50_000_000;
const MAX_PRINT_MS = 200_000;
const TIMEOUT_MS = 300_000;
const POLL = { timeout: 20_000, interval: 200 };
const REFUSED = { status: 503, error: 'unavailable' };

async function diskOf(shop: AttackedShop) {
  const { status, bytes } = await shop.visitor().send({ path: '/ready' });
  return [status, (JSON.parse(bytes.toString()) as { readonly disk?: string }).disk];
}

const linesOf = (shop: AttackedShop, what: string) =>
  shop.server
    .output()
    .split('\n')
    .filter((line) => line.includes(what));

describe.skipIf(!canFill)('a shop on a disk with a reserve', () => {
  it(
    '[RL-03.1] refuses what only adds bytes, but sells, prints and hands over',
    async () => {
      const shop = await openShop({ diskMb: DISK_MB, env: { RESERVE_MEGABYTES: String(RESERVE_MB) } });
      onTestFinished(shop.close);
      const [kind] = shop.kinds;
      if (!kind || !shop.disk) throw new Error('nothing is sold');
      const self = await shop.guest();
      const picture = noise(100, chance(7).next);
      const save = (work_id?: WorkId) =>
        self.call('Work.save', { goods_id: kind.goods_id, document: EMPTY_DOCUMENT, ...(work_id ? { work_id } : {}) });
      expect((await upload(self, picture)).status).toBe(200);
      expect((await save()).status).toBe(200);
      const before = await place(self, 'before', [plain(kind, '#112233')]);
      expect(await diskOf(shop)).toEqual([200, 'ok']);

      shop.disk.fill(LEFT_BYTES);
      await expect.poll(() => diskOf(shop), POLL).toEqual([200, 'low']);
      for (let nth = 0; nth < 5; nth += 1) {
        expect(await upload(self, picture)).toMatchObject(REFUSED);
        expect(await save()).toMatchObject(REFUSED);
      }
      await pay(self, before);
      const code = await awaitReady(self, before, MAX_PRINT_MS);
      await shop.screen.must('Pickup.verify', { code });
      const other = await shop.guest();
      const during = await place(other, 'during', [plain(kind, '#332211')]);
      await pay(other, during);
      await awaitReady(other, during, MAX_PRINT_MS);
      expect(await diskOf(shop)).toEqual([200, 'low']);

      shop.disk.makeRoom();
      await expect.poll(() => diskOf(shop), POLL).toEqual([200, 'ok']);
      expect((await upload(self, picture)).status).toBe(200);
      expect((await save()).status).toBe(200);
      expect(linesOf(shop, 'free disk space is low')).toHaveLength(1);
      expect(linesOf(shop, 'free disk space is enough again')).toHaveLength(1);
      expect(linesOf(shop, 'a call failed')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
