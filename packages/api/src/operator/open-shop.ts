import { type ColourId, type GoodsId, type StationId, money, type PartnerId, type ShellId, brand } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Tx } from '../base/db/database.ts';
import { named } from '../base/db/search-name.ts';
import { type FirstOwner, firstOwner } from '../modules/partners/people/first-owner.ts';
import { refuseUnpayable } from '../records/payments/payable.ts';
import type { With } from '../base/services.ts';
import { type VoucherOffer, setVoucherOffer } from '../modules/vouchers/offers.ts';
import { addEnrolmentCode } from '../modules/stations/enrol.ts';
import { fillNew } from '../records/stock/restock.ts';
import { readCategories } from '../records/catalogue/goods.ts';

export interface Shop {
  /** The shop, and the login of its first owner. */
  readonly partner: { readonly id: PartnerId } & FirstOwner;
  readonly station: {
    readonly id: StationId;
    readonly name: string;
    readonly address: string;
    /** Default language. */
    readonly language: Locale;
    /** ISO 4217 */
    readonly currency: string;
  };
  /** The initial values of a station, which its partner may change. */
  readonly opening?: {
    /** In minor units; the fee for delivering an order. */
    readonly delivery_fee?: number;
    /** The place on the voucher platform under which it redeems. */
    readonly voucher_place?: string;
  };
  /** What the offers of the voucher platform are worth. */
  readonly voucherOffers?: readonly VoucherOffer[];
  /** One-time code for the station's agent. */
  readonly enrolCode?: string | undefined;
  /** Pieces for every model, shell and colour that the station has never had. */
  readonly pieces: number;
  /** Other numbers of pieces, by colour. */
  readonly scarce?: Readonly<Record<string, number>>;
}

type ShopServices = With<'db' | 'clock' | 'random' | 'passwords'>;

/**
 * Creates a partner with one station, ready to sell the whole catalogue. A second call updates the values.
 * @throws CallError amountDivided
 */
export async function openShop(services: ShopServices, shop: Shop): Promise<void> {
  const { id, name } = shop.partner;
  refuseUnpayable(money(shop.opening?.delivery_fee ?? 0, shop.station.currency));
  const openOwner = await firstOwner(services, id, shop.partner);
  await services.db.transact(async (tx) => {
    const created_at = services.clock.now();
    await tx
      .insertInto('partners')
      .values({ id, ...named(name), created_at, commission_permille: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(named(name)))
      .execute();
    await openOwner(tx);
    const station = { ...shop.station, ...named(shop.station.name), partner_id: id };
    await tx
      .insertInto('machines')
      .values({ ...station, created_at, ...shop.opening })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(station))
      .execute();
    for (const offer of shop.voucherOffers ?? []) await setVoucherOffer(tx, offer);
    if (shop.enrolCode !== undefined) await addEnrolmentCode(tx, services, shop.station.id, shop.enrolCode);
    await fillShelves(tx, services, shop);
  });
}

async function fillShelves(
  tx: Tx,
  services: ShopServices,
  { station, partner, pieces, scarce = {} }: Shop,
): Promise<void> {
  const goods = await tx.selectFrom('goods').select(['id', 'category']).execute();
  const colours = await tx
    .selectFrom('shell_colours')
    .innerJoin('shells', 'shells.id', 'shell_colours.shell_id')
    .select(['shell_colours.id', 'shell_id', 'categories'])
    .where('own', '=', 0)
    .execute();
  const suits = new Map(colours.map(({ id, categories }) => [id, readCategories(categories)]));
  const items = goods.flatMap(({ id, category }) =>
    colours
      .filter((colour) => suits.get(colour.id)?.includes(category))
      .map((colour) => ({
        machine_id: station.id,
        goods_id: brand<GoodsId>(id),
        shell_id: brand<ShellId>(colour.shell_id),
        colour_id: brand<ColourId>(colour.id),
      })),
  );
  for (const count of new Set([pieces, ...Object.values(scarce)])) {
    const some = items.filter(({ colour_id }) => (scarce[colour_id] ?? pieces) === count);
    await fillNew(tx, services, some, count, `partner ${partner.id}`);
  }
}
