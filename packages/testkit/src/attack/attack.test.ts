import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attack } from './attack.ts';
import { fuzz } from './attacks/fuzz.ts';
import { money } from './attacks/money.ts';
import { type Bystander, openBystander } from './bystander.ts';
import { canMeasure } from './measure.ts';
import { attackIn, runAttack } from './run.ts';
import { type AttackedShop, openShop } from './shop.ts';

const OPTIONS = { seed: 7, scale: 'short' } as const;
const TIMEOUT_MS = 180_000;

if (!canMeasure) process.stderr.write('SKIPPED: the attacks need Linux\n');

describe.skipIf(!canMeasure)('one shop under attack, with honest customers beside it', () => {
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

  it(
    '[PY-03] [QU-02] repeated orders, payments, codes and false webhooks',
    async () => {
      expect(await notHeld(money)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe.skipIf(!canMeasure)('a shop of its own under attack', () => {
  const notHeld = async (attack: Attack) => (await runAttack(attack, OPTIONS)).wrong;

  it(
    '[SE-05] [SE-06] 1,500 hostile calls: no 5xx, no stack, no secret in the log',
    async () => {
      expect(await notHeld(fuzz)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
