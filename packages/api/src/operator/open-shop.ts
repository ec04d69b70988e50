import type { ColourId, GoodsId, MachineId, PartnerId, ShellId } from '@cpc/domain';
import { createPasswords } from '../accounts/passwords.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { addEnrolmentCode } from '../stations/enrol.ts';
import { restock } from '../stock/restock.ts';

export interface Shop {
  readonly partner: {
    readonly id: PartnerId;
    readonly username: string;
    readonly name: string;
    readonly password: string;
  };
  readonly machine: {
    readonly id: MachineId;
    readonly name: string;
    readonly address: string;
    /** Default language, as a code of the product. */
    readonly language: string;
    /** ISO 4217 */
    readonly currency: string;
  };
  /** One-time code for the station's agent. */
  readonly enrolCode?: string | undefined;
  /** Pieces of every model, shell and colour that the machine has never had. */
  readonly pieces: number;
}

type ShopServices = Pick<Services, 'db' | 'clock' | 'random'>;

/** A partner with one machine, ready to sell the whole catalogue. Called again, it changes what differs. */
export async function openShop(services: ShopServices, shop: Shop): Promise<void> {
  const { password, ...partner } = shop.partner;
  const password_hash = await createPasswords().hash(password);
  await services.db.transact(async (tx) => {
    const created_at = services.clock.now();
    await tx
      .insertInto('partners')
      .values({ ...partner, password_hash, created_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...partner, password_hash }))
      .execute();
    const machine = { ...shop.machine, partner_id: partner.id };
    await tx
      .insertInto('machines')
      .values({ ...machine, created_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(machine))
      .execute();
    if (shop.enrolCode !== undefined) await addEnrolmentCode(tx, services, shop.machine.id, shop.enrolCode);
    await fillShelves(tx, services, shop);
  });
}

async function fillShelves(tx: Tx, services: ShopServices, { machine, partner, pieces }: Shop): Promise<void> {
  const goods = await tx.selectFrom('goods').select('id').execute();
  const colours = await tx.selectFrom('shell_colours').select(['id', 'shell_id']).execute();
  const had = await tx
    .selectFrom('stock_counts')
    .select(['goods_id', 'colour_id'])
    .where('machine_id', '=', machine.id)
    .execute();
  const known = new Set(had.map((row) => `${row.goods_id} ${row.colour_id}`));
  for (const model of goods) {
    for (const colour of colours) {
      if (known.has(`${model.id} ${colour.id}`)) continue;
      const item = {
        machine_id: machine.id,
        goods_id: model.id as GoodsId,
        shell_id: colour.shell_id as ShellId,
        colour_id: colour.id as ColourId,
      };
      await restock(tx, services, item, pieces, `partner ${partner.id}`);
    }
  }
}
