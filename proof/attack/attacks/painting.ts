import { setTimeout as sleep } from 'node:timers/promises';
import type { DesignDocument } from '@cpc/design';
import { type Kind, STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import type { Person } from '../person.ts';
import { HOSTILE_DESIGNS, type HostileDesign } from '../shapes/designs.ts';

/** Fractions of what the format allows, the largest first: the first that is not refused is used. */
const SIZES = [1, 0.3, 0.1, 0.03, 0.01, 0.003] as const;
const GUESTS = { short: 2, full: 20, long: 40 } as const;
const PAINTING_MS = { short: 2_000, full: 30_000, long: 60_000 } as const;
const SHORT = ['pen', 'bent texts', 'blurs'];

interface Heaviest {
  readonly name: string;
  readonly document: DesignDocument;
}

/**
 * Review 1: designs that cost nothing to save and take minutes to paint; then as many as the server accepts, by many
 * guests.
 */
export const painting: Attack = {
  name: 'painting',
  title: 'the most expensive designs: saved, shared, listed and ordered unpaid',
  async run(scene) {
    const { shop, scale, note, isOver } = scene;
    const kind = shop.kinds[0];
    if (!kind) throw new Error('the demo shop has no goods in stock');
    const chosen = HOSTILE_DESIGNS.filter(({ name }) => scale !== 'short' || SHORT.includes(name));
    const heavy: Heaviest[] = [];
    for (const design of chosen) if (!isOver()) heavy.push(...(await heaviest(await shop.guest(), kind, design)));
    note(`${heavy.length} of ${chosen.length} kinds were let in at some size`);
    await Promise.all(Array.from({ length: GUESTS[scale] }, (_, n) => flood(scene, kind, heavy, n)));
    await sleep(PAINTING_MS[scale]);
  },
};

/** @returns the largest design of a kind that the server accepts; empty if it accepts none or does not answer */
async function heaviest(self: Person, { goods_id }: Kind, { name, make }: HostileDesign): Promise<Heaviest[]> {
  for (const size of SIZES) {
    const document = make(size);
    const { code } = await self.call('Work.save', { goods_id, title: name, document });
    if (code === 0) return [{ name, document }];
  }
  return [];
}

/** Does everything that a guest can do with a design before paying. */
async function flood({ shop, isOver }: Scene, kind: Kind, heavy: readonly Heaviest[], nth: number): Promise<void> {
  const self = await shop.guest();
  for (const { name, document } of heavy) {
    if (isOver()) return;
    const item = { ...kind, document };
    const { output: saved } = await self.call('Work.save', {
      goods_id: kind.goods_id,
      title: `${name} ${nth}`,
      document,
    });
    if (saved) await self.call('Work.share', { work_id: saved.work_id });
    await self.call('ShoppingList.add', { client_key: `${name} ${nth}`, machine_id: STATION, ...item });
    const order = { client_key: `${name} ${nth}`, machine_id: STATION, items: [item] };
    const { output: placed } = await self.call('Order.place', order);
    if (placed) await self.call('Order.cancel', { order_id: placed.order_id });
  }
}
