import type { StockLine } from '@cpc/contract';
import { brand, type ColourId, type GoodsId, type PartnerId, type ShellId, type StationId } from '@cpc/domain';
import { nameOrder } from '@cpc/i18n';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop, type TestShop } from '../../testing/shop.ts';
import { linesWhere } from './lines.ts';

const byName = nameOrder('en');
const ALL = sql<boolean>`1 = 1`;

/** Kinds with every mix of pieces, uses, age and set minimum, at two stations. */
async function fill({ services: { db, clock } }: TestShop): Promise<void> {
  const { machine_id: near } = CHOICE;
  const far = brand<StationId>('far');
  await db.transact(async (tx) => {
    const [station] = await tx.selectFrom('machines').selectAll().where('id', '=', near).execute();
    if (!station) throw new Error('expected a station');
    await tx
      .insertInto('machines')
      .values({ ...station, id: far, name: 'Annex' })
      .execute();
    const [person] = await tx.selectFrom('partner_people').select('id').execute();
    const [model] = await tx.selectFrom('goods').selectAll().execute();
    if (!model || !person) throw new Error('expected goods and a person');
    for (let nth = 1; nth <= 12; nth += 1)
      await tx
        .insertInto('goods')
        .values({ ...model, id: `phone-${nth}`, model: `Phone ${nth % 11}` })
        .execute();
    const goods = await tx.selectFrom('goods').select('id').execute();
    const colours = await tx.selectFrom('shell_colours').select(['id', 'shell_id']).execute();
    await tx.deleteFrom('stock_movements').execute();
    await tx.deleteFrom('stock_counts').execute();
    const kinds = [near, far].flatMap((machine_id) =>
      goods.flatMap(({ id }) =>
        colours.map((colour) => ({
          machine_id,
          goods_id: brand<GoodsId>(id),
          shell_id: brand<ShellId>(colour.shell_id),
          colour_id: brand<ColourId>(colour.id),
        })),
      ),
    );
    for (const [nth, kind] of kinds.entries()) {
      const available = (nth * 7) % 12;
      await tx
        .insertInto('stock_counts')
        .values({ ...kind, available, on_hand: available + (nth % 3) })
        .execute();
      const move = (id: string, what: 'use' | 'restock', at: number) =>
        tx
          .insertInto('stock_movements')
          .values({
            id: `${nth} ${id}`,
            ...kind,
            kind: what,
            available: 0,
            on_hand: 0,
            order_id: null,
            actor: 'test',
            at,
          })
          .execute();
      if (nth % 5 !== 0)
        await move('first', 'restock', clock.now() - ((nth * 5) % 40) * DAY_MS - (nth % 3) * 0.4 * DAY_MS);
      for (let use = 0; nth % 5 !== 0 && use < (nth + Math.floor(nth / 12)) % 4; use += 1)
        await move(`use ${use}`, 'use', clock.now() - use * DAY_MS);
      if (nth % 7 === 0)
        await tx
          .insertInto('stock_minimums')
          .values({ ...kind, pieces: nth % 6, person_id: person.id, at: 0 })
          .execute();
    }
  });
}

const rank = ({ level, minimum }: StockLine) => (level === 'fine' ? 2 : minimum > 0 ? 0 : 1);

function byUrgency(a: StockLine, b: StockLine): number {
  return (
    rank(a) - rank(b) ||
    (a.days_left ?? Number.MAX_SAFE_INTEGER) - (b.days_left ?? Number.MAX_SAFE_INTEGER) ||
    b.used - a.used ||
    byName(a.model, b.model) ||
    byName(`${a.shell_name} ${a.colour_name}`, `${b.shell_name} ${b.colour_name}`) ||
    byName(a.machine_name, b.machine_name)
  );
}

describe.each(databases())('lines of stock on $engine', ({ open }) => {
  it('[SK-04.1] [SK-04.2] the database finds the same levels and the same order as the outlook of each kind', async () => {
    const shop = await testShop(await open());
    await fill(shop);
    const { db, clock } = shop.services;
    const { lines, total } = await linesWhere(db.aside, ALL, clock.now());
    expect(new Set(lines.map((line) => `${line.level} ${rank(line)}`)).size).toBe(4);
    expect(total).toBe(lines.length);
    expect(lines).toEqual(lines.toSorted(byUrgency));
    for (const level of ['empty', 'low', 'fine']) {
      const found = await linesWhere(db.aside, ALL, clock.now(), { where: sql`level = ${level}` });
      expect(found.lines).toEqual(lines.filter((line) => line.level === level));
    }
    const watched = await linesWhere(db.aside, ALL, clock.now(), { which: 'watched' });
    expect(watched.lines).toEqual(lines.filter(({ used, minimum_set }) => used > 0 || minimum_set));
    const needed = await linesWhere(db.aside, ALL, clock.now(), { which: 'watched', where: sql`urgency = 0` });
    expect(needed.lines).toEqual(lines.filter((line) => rank(line) === 0));
  });

  it('[PA-03.1] a page is a part of the list, and tells how long the list is, also after its end', async () => {
    const shop = await testShop(await open());
    await fill(shop);
    const { db, clock } = shop.services;
    const { lines, total } = await linesWhere(db.aside, ALL, clock.now());
    const pageAt = (offset: number) => linesWhere(db.aside, ALL, clock.now(), { page: { limit: 3, offset } });
    expect(await pageAt(4)).toEqual({ lines: lines.slice(4, 7), total });
    expect(await pageAt(total)).toEqual({ lines: [], total });
    expect(await linesWhere(db.aside, sql`machines.partner_id = ${brand<PartnerId>('none')}`, clock.now())).toEqual({
      lines: [],
      total: 0,
    });
  });
});
