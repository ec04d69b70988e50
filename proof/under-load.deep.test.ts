import { ippPeerMissing } from '@cpc/testkit';
import { mayMount } from '@cpc/api/testing/small-disk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attack } from './attack/attack.ts';
import { answers } from './attack/attacks/answers.ts';
import { bodies } from './attack/attacks/bodies.ts';
import { coupons } from './attack/attacks/coupons.ts';
import { decoding } from './attack/attacks/decoding.ts';
import { disk } from './attack/attacks/disk.ts';
import { drawings } from './attack/attacks/drawings.ts';
import { drawnBombs } from './attack/attacks/drawn-bombs.ts';
import { fullDisk } from './attack/attacks/full-disk.ts';
import { fuzz } from './attack/attacks/fuzz.ts';
import { gets } from './attack/attacks/gets.ts';
import { holds } from './attack/attacks/holds.ts';
import { limits } from './attack/attacks/limits.ts';
import { logins } from './attack/attacks/logins.ts';
import { money } from './attack/attacks/money.ts';
import { painting } from './attack/attacks/painting.ts';
import { phones } from './attack/attacks/phones.ts';
import { pipeline } from './attack/attacks/pipeline.ts';
import { shares } from './attack/attacks/shares.ts';
import { slow } from './attack/attacks/slow.ts';
import { station } from './attack/attacks/station.ts';
import { streams } from './attack/attacks/streams.ts';
import { tables } from './attack/attacks/tables.ts';
import { type Bystander, openBystander } from './attack/bystander.ts';
import { canMeasure } from './attack/measure.ts';
import { attackIn, runAttack } from './attack/run.ts';
import { type AttackedShop, openShop } from './attack/shop.ts';
import { chaos } from './chaos/run.ts';

const OPTIONS = { seed: 7, scale: 'short' } as const;
const TIMEOUT_MS = 300_000;
const MAX_PRINT_MS = 250_000;

if (!canMeasure) process.stderr.write('SKIPPED: the attacks need Linux\n');
const canFill = canMeasure && mayMount();
if (!canFill) process.stderr.write('SKIPPED: an attack on a full disk, which only root may mount\n');

describe.skipIf(!canMeasure)('one shop under attack, with honest customers beside it', { timeout: TIMEOUT_MS }, () => {
  let shop: AttackedShop;
  let bystander: Bystander;
  const tidying: (() => void)[] = [];
  beforeAll(async () => {
    shop = await openShop({});
    bystander = await openBystander(shop, OPTIONS.scale);
  });
  afterAll(async () => {
    for (const tidyUp of tidying) tidyUp();
    await bystander.stop();
    await shop.close();
  });
  const notHeld = async (attack: Attack) => (await attackIn(shop, bystander, attack, { ...OPTIONS, tidying })).wrong;

  it('[SC-07.1] large bodies without a login are refused', async () => {
    expect(await notHeld(bodies)).toEqual([]);
  });

  it('[SC-07.1] one socket with unread answers stops nobody', async () => {
    expect(await notHeld(pipeline)).toEqual([]);
  });

  it('[SC-07.1] the number of event streams per address is limited', async () => {
    expect(await notHeld(streams)).toEqual([]);
  });

  it('[SE-05] odd addresses, ranges and conditions give no 5xx', async () => {
    expect(await notHeld(gets)).toEqual([]);
  });

  it('[SC-07.1] half-sent calls and idle sockets stop nobody', async () => {
    expect(await notHeld(slow)).toEqual([]);
  });

  it('[SE-04] [AP-06.2] pictures that are slow to decode stop no uploads', async () => {
    expect(await notHeld(decoding)).toEqual([]);
  });

  it('[SC-07.2] the heaviest designs stop nobody', async () => {
    expect(await notHeld(painting)).toEqual([]);
  });

  it('[SC-07.5] one address cannot fill the disk', async () => {
    expect(await notHeld(disk)).toEqual([]);
  });

  it('[ED-12.5] [ED-12.6] a remix gives only the pixels shown', async () => {
    expect(await notHeld(shares)).toEqual([]);
  });

  it('[SE-03.1] no answer may be cached, and streams end at logout', async () => {
    expect(await notHeld(answers)).toEqual([]);
  });

  it('[PY-07.4] guests at one address cannot reuse a coupon without limit', async () => {
    expect(await notHeld(coupons)).toEqual([]);
  });

  it('[SK-01.3] unpaid orders of one address cannot take all stock', async () => {
    expect(await notHeld(holds)).toEqual([]);
  });

  it('[SE-02.2] guessed passwords do not lock the owner out', async () => {
    expect(await notHeld(logins)).toEqual([]);
  });

  it('[SE-02.2] [SE-02.3] a number needs its code, and its codes are limited', async () => {
    expect(await notHeld(phones)).toEqual([]);
  });

  it('[PY-03] [QU-02.2] repeated orders, payments, codes and false webhooks do nothing', async () => {
    expect(await notHeld(money)).toEqual([]);
  });

  it('[SA-01.2] [QU-02.2] guessed codes and a stolen station key gain nothing', async () => {
    expect(await notHeld(station)).toEqual([]);
  });

  it('[SC-07.3] tables that cost much to read stop nobody', async () => {
    expect(await notHeld(tables)).toEqual([]);
  });

  it('[AI-04.2] [SC-07.4] many drawings, prompts, streams and cancels of one address stop nobody', async () => {
    expect(await notHeld(drawings)).toEqual([]);
  });

  it(
    '[SC-07.4] honest customers get their prints during all attacks',
    async () => {
      await bystander.printedSince(0, MAX_PRINT_MS);
      const { printMs, failures } = bystander.since(0);
      expect([failures, typeof printMs]).toEqual([[], 'number']);
    },
    TIMEOUT_MS,
  );
});

describe.skipIf(!canMeasure)('attacks that need a shop of their own', { timeout: TIMEOUT_MS }, () => {
  const notHeld = async (attack: Attack) => (await runAttack(attack, OPTIONS)).wrong;

  it('[SC-07.1] limits hold for every spelling of a path', async () => {
    expect(await notHeld(limits)).toEqual([]);
  });

  it('[AI-04.1] [AI-04.2] [SE-04] bombs of a model server end their drawings alone', async () => {
    expect(await notHeld(drawnBombs)).toEqual([]);
  });

  it('[SE-05] [SE-06.2] a thousand hostile calls: no 5xx, no stack, no secret in the log', async () => {
    expect(await notHeld(fuzz)).toEqual([]);
  });

  it.skipIf(!canFill)(
    '[RL-03.2] [RL-03.8] [RL-05.1] the shop recovers from a full disk by itself',
    async () => {
      expect(await notHeld(fullDisk)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const missing = ippPeerMissing();
if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);

// After the attacks: both need the processor for servers of their own.
describe.skipIf(missing)('a shop whose processes are killed', () => {
  it('[RL-01] after kills under load, everything confirmed exists, paid, printed and counted once', async () => {
    // What is stuck is named before the time of the test is up, also on a busy machine.
    const report = await chaos({ engine: 'sqlite', seed: 13, kills: 6, customers: 4, patienceMs: 150_000 });
    const found = report.findings.flatMap(({ asked, wrong }) => wrong.map((one) => `${asked}: ${one}`));
    expect(found).toEqual([]);
    expect(report.acknowledged).toMatchObject({ placed: expect.any(Number), collected: expect.any(Number) });
    // The seed kills each of the three processes.
    expect(report.killed).toEqual({ server: 3, agent: 1, printer: 2 });
  }, 600_000);
});
