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
  const holds = (attack: Attack) => async () => {
    const { wrong } = await attackIn(shop, bystander, attack, { ...OPTIONS, tidying });
    expect(wrong).toEqual([]);
  };

  it('[PY-03] [QU-02] [OR-01] repeated orders, payments, codes and false webhooks', holds(money), TIMEOUT_MS);
});

describe.skipIf(!canMeasure)('a shop of its own under attack', () => {
  const holds = (attack: Attack) => async () => {
    const { wrong } = await runAttack(attack, OPTIONS);
    expect(wrong).toEqual([]);
  };

  it('[SE-05] [SE-06] 1,500 hostile calls: no 5xx, no stack, no secret in the log', holds(fuzz), TIMEOUT_MS);
});
