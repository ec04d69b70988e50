import { mayMount } from '@cpc/api/testing/small-disk';
import { isTurn } from '@cpc/domain/testing/turn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attack } from './attack.ts';
import { answers } from './attacks/answers.ts';
import { bodies } from './attacks/bodies.ts';
import { coupons } from './attacks/coupons.ts';
import { decoding } from './attacks/decoding.ts';
import { disk } from './attacks/disk.ts';
import { drawings } from './attacks/drawings.ts';
import { drawnBombs } from './attacks/drawn-bombs.ts';
import { fullDisk } from './attacks/full-disk.ts';
import { fuzz } from './attacks/fuzz.ts';
import { gets } from './attacks/gets.ts';
import { holds } from './attacks/holds.ts';
import { limits } from './attacks/limits.ts';
import { logins } from './attacks/logins.ts';
import { money } from './attacks/money.ts';
import { painting } from './attacks/painting.ts';
import { phones } from './attacks/phones.ts';
import { pipeline } from './attacks/pipeline.ts';
import { shares } from './attacks/shares.ts';
import { slow } from './attacks/slow.ts';
import { station } from './attacks/station.ts';
import { streams } from './attacks/streams.ts';
import { type Bystander, openBystander } from './bystander.ts';
import { canMeasure } from './measure.ts';
import { attackIn, runAttack } from './run.ts';
import { type AttackedShop, openShop } from './shop.ts';

const OPTIONS = { seed: 7, scale: 'short' } as const;
const TIMEOUT_MS = 300_000;
const PRINT_MS = 250_000;

if (!canMeasure) process.stderr.write('SKIPPED: the attacks need Linux\n');
const canFill = canMeasure && mayMount();
if (!canFill) process.stderr.write('SKIPPED: an attack on a full disk, which only root may mount\n');

describe.skipIf(!canMeasure || !isTurn('b'))(
  'one shop under attack, with honest customers beside it',
  { timeout: TIMEOUT_MS },
  () => {
    let shop: AttackedShop;
    let bystander: Bystander;
    const tidying: (() => void)[] = [];
    beforeAll(async () => {
      shop = await openShop({});
      bystander = await openBystander(shop);
    });
    afterAll(async () => {
      for (const tidyUp of tidying) tidyUp();
      await bystander.stop();
      await shop.close();
    });
    const notHeld = async (attack: Attack) => (await attackIn(shop, bystander, attack, { ...OPTIONS, tidying })).wrong;

    it('[SC-07] large bodies without a login are refused', async () => {
      expect(await notHeld(bodies)).toEqual([]);
    });

    it('[SC-07] one socket with unread answers stops nobody', async () => {
      expect(await notHeld(pipeline)).toEqual([]);
    });

    it('[SC-07] the number of event streams per address is limited', async () => {
      expect(await notHeld(streams)).toEqual([]);
    });

    it('[SE-05] odd addresses, ranges and conditions give no 5xx', async () => {
      expect(await notHeld(gets)).toEqual([]);
    });

    it('[SC-07] half-sent calls and idle sockets stop nobody', async () => {
      expect(await notHeld(slow)).toEqual([]);
    });

    it('[SE-04] [AP-06] pictures that are slow to decode stop no uploads', async () => {
      expect(await notHeld(decoding)).toEqual([]);
    });

    it('[SC-07] the heaviest designs stop nobody', async () => {
      expect(await notHeld(painting)).toEqual([]);
    });

    it('[SC-07] one address cannot fill the disk', async () => {
      expect(await notHeld(disk)).toEqual([]);
    });

    it('[ED-12] a remix gives only the pixels shown', async () => {
      expect(await notHeld(shares)).toEqual([]);
    });

    it('[SE-03] no answer may be cached, and streams end at logout', async () => {
      expect(await notHeld(answers)).toEqual([]);
    });

    it('[PY-07] guests at one address cannot reuse a coupon without limit', async () => {
      expect(await notHeld(coupons)).toEqual([]);
    });

    it('[SK-01] unpaid orders of one address cannot take all stock', async () => {
      expect(await notHeld(holds)).toEqual([]);
    });

    it('[SE-02] guessed passwords do not lock the owner out', async () => {
      expect(await notHeld(logins)).toEqual([]);
    });

    it('[SE-02] a number needs its code, and its codes are limited', async () => {
      expect(await notHeld(phones)).toEqual([]);
    });

    it('[PY-03] [QU-02] repeated orders, payments, codes and false webhooks do nothing', async () => {
      expect(await notHeld(money)).toEqual([]);
    });

    it('[SA-01] [QU-02] guessed codes and a stolen station key gain nothing', async () => {
      expect(await notHeld(station)).toEqual([]);
    });

    it('[AI-04] [SC-07] many drawings, prompts, streams and cancels of one address stop nobody', async () => {
      expect(await notHeld(drawings)).toEqual([]);
    });

    it(
      '[SC-07] honest customers get their prints during all attacks',
      async () => {
        await bystander.printedSince(0, PRINT_MS);
        const { printMs, failures } = bystander.since(0);
        expect([failures, typeof printMs]).toEqual([[], 'number']);
      },
      TIMEOUT_MS,
    );
  },
);

describe.skipIf(!canMeasure || !isTurn('c'))('attacks that need a shop of their own', { timeout: TIMEOUT_MS }, () => {
  const notHeld = async (attack: Attack) => (await runAttack(attack, OPTIONS)).wrong;

  it('[SC-07] limits hold for every spelling of a path', async () => {
    expect(await notHeld(limits)).toEqual([]);
  });

  it('[AI-04] [SE-04] bombs of a model server end their drawings alone', async () => {
    expect(await notHeld(drawnBombs)).toEqual([]);
  });

  it('[SE-05] [SE-06] a thousand hostile calls: no 5xx, no stack, no secret in the log', async () => {
    expect(await notHeld(fuzz)).toEqual([]);
  });

  it.skipIf(!canFill)(
    '[RL-03] [RL-05] the shop recovers from a full disk by itself',
    async () => {
      expect(await notHeld(fullDisk)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
