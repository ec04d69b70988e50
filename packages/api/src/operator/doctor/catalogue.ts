import type { DoctorLine } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { counted, fault, ok, some, warning } from './line.ts';

/** What can be made and at which price. A price in another currency than its station's is no price. */
export async function examineCatalogue(reader: Reader): Promise<DoctorLine[]> {
  const goods = await reader.selectFrom('goods').select('id').limit(1).execute();
  const shells = await reader.selectFrom('shells').select('id').orderBy('sort').execute();
  if (goods.length === 0 || shells.length === 0)
    return [
      fault('catalogue', 'there is nothing to sell', 'run "operator init", or "operator import-catalogue <file>"'),
    ];
  const { models } = await reader
    .selectFrom('goods')
    .select((row) => row.fn.countAll<number>().as('models'))
    .executeTakeFirstOrThrow();
  const found = `${counted(models, 'model')} and ${counted(shells.length, 'shell')}`;
  return [
    ok('catalogue', found),
    await examinePrices(
      reader,
      shells.map(({ id }) => id),
    ),
    await examineContent(reader),
  ];
}

async function examinePrices(reader: Reader, shells: readonly string[]): Promise<DoctorLine> {
  const [prices, stations] = await Promise.all([
    reader.selectFrom('prices').select(['machine_id', 'shell_id', 'currency']).execute(),
    reader
      .selectFrom('machines')
      .innerJoin('partners', 'partners.id', 'machines.partner_id')
      .select(['machines.id', 'machines.name', 'currency'])
      .where('partners.state', '!=', 'closed')
      .orderBy('machines.name')
      .execute(),
  ]);
  const currencies = new Map(prices.map((price) => [keyOf(price.machine_id, price.shell_id), price.currency]));
  const priceless = shells.filter((shell) => !prices.some(({ shell_id }) => shell_id === shell));
  if (priceless.length > 0)
    return fault(
      'prices',
      `${counted(priceless.length, 'shell')} without any price, so the goods in them are not sold: ${some(priceless)}`,
      'add lines "price" with "operator import-catalogue <file>"',
    );
  const strange = stations.filter(({ id, currency }) =>
    shells.some((shell) => {
      const price = currencies.get(keyOf(id, shell)) ?? currencies.get(keyOf('', shell));
      return price !== undefined && price !== currency;
    }),
  );
  if (strange.length > 0)
    return fault(
      'prices',
      `${counted(strange.length, 'station')} with prices in another currency than its own: ${some(strange.map(named))}`,
      'import lines "price" for these stations in their currency with "operator import-catalogue <file>"',
    );
  return ok('prices', `every shell has a price (${[...new Set(prices.map(({ currency }) => currency))].join(', ')})`);
}

const keyOf = (station: string, shell: string) => `${station} ${shell}`;
const named = ({ name, currency }: { readonly name: string; readonly currency: string }) => `${name} (${currency})`;

/** Typefaces and stickers, which ship with the product. */
async function examineContent(reader: Reader): Promise<DoctorLine> {
  const count = async (table: 'typefaces' | 'library') =>
    (
      await reader
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const [typefaces, pictures] = [await count('typefaces'), await count('library')];
  const found = `${counted(typefaces, 'typeface')}, ${counted(pictures, 'picture')} for designs`;
  return typefaces > 0 && pictures > 0
    ? ok('content', found)
    : warning('content', found, 'run "operator init" again: it adds the typefaces and pictures of this release');
}
