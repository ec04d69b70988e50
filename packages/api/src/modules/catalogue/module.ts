import { typeface, typefaceListInput } from '@cpc/contract';
import { brand, type Currency, drawingPrice, type PartnerId } from '@cpc/domain';
import * as z from 'zod/mini';
import { list } from '../../base/http/handlers.ts';
import { endpoint, type Module } from '../../base/http/module.ts';
import { type Page, sliceOf } from '../../base/http/page.ts';
import type { With } from '../../base/services.ts';
import { getGoods, listGoods } from './goods.ts';
import { listLibrary, listTypefaces } from './library.ts';
import { openStations, stationRow, stationViews } from '../../records/catalogue/stations.ts';
import { takesCash } from '../../records/debts/limit.ts';
import { paysOnline } from '../../records/payments/online.ts';
import type { StatusOf, StockOf } from '../../records/catalogue/ports.ts';
import { nearbyStations } from './nearby.ts';
import { popularGoods } from './popular.ts';
import { listTemplates } from './templates.ts';

export interface CataloguePorts {
  readonly stockOf: StockOf;
  readonly statusOf: StatusOf;
}

export function catalogueModule(
  services: With<'db' | 'clock' | 'config'>,
  { stockOf, statusOf }: CataloguePorts,
): Module {
  const { db, clock, config } = services;
  const { read } = db;
  const popular = popularGoods();
  return {
    handlers: {
      'Machine.get': async ({ machine_id }) => {
        const row = await stationRow(read, machine_id);
        const [view] = await stationViews([row], statusOf);
        if (!view) throw new Error('expected one view for the station');
        const pays_online = paysOnline(config, row.currency);
        const pays_at_counter = await takesCash(read, brand<PartnerId>(row.partner_id), row.currency);
        return {
          ...view,
          accepts_orders: view.accepts_orders && (pays_online || pays_at_counter || view.vouchers),
          pays_online,
          pays_at_counter,
          drawing_price: drawingPrice(config.drawings.prices, brand<Currency>(row.currency)),
        };
      },
      'Machine.list': async (_input, call) =>
        paged(await stationViews(await openStations(read, call.language), statusOf), call.page),
      'Machine.nearby': ({ machine_id }, call) => nearbyStations(read, statusOf, machine_id, call.language),
      'Goods.list': async (input, call) => paged(await listGoods(read, stockOf, input, clock.now()), call.page),
      'Goods.popular': (input) => popular(read, input, clock.now()),
      'Goods.get': (input) => getGoods(read, stockOf, input, clock.now()),
      'Sticker.list': async (input, call) => paged(await listLibrary(read, 'sticker', input), call.page),
      'Template.list': (input, call) => listTemplates(read, input, call),
      'Wallpaper.list': async (input, call) => paged(await listLibrary(read, 'wallpaper', input), call.page),
    },
    endpoints: [
      endpoint({
        url: '/api/material/mchineFontFamilyList',
        who: ['visitor'],
        input: typefaceListInput,
        output: z.array(typeface),
        async handle({ machine_id }) {
          // Every station prints by the painter of the server, so all have the same faces; an unknown one has none.
          if (machine_id !== undefined) await stationRow(read, machine_id);
          return listTypefaces(read);
        },
      }),
    ],
  };
}

/** The rows are few and are read whole. The page is cut from them. */
function paged<Row>(rows: readonly Row[], page: Page) {
  return list(sliceOf(rows, page), rows.length);
}
