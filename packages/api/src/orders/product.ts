import { type ActionInput, CallError } from '@cpc/contract';
import type { Surface, UnderbaseMode } from '@cpc/design';
import { type Money, money } from '@cpc/domain';
import type { Reader } from '../db/database.ts';

/** What an order is for, frozen as it was when it was placed (OR-04). */
export interface FrozenProduct {
  readonly brand: string;
  readonly model: string;
  readonly surface: Surface;
  readonly shellName: string;
  readonly underbase: UnderbaseMode;
  readonly colourName: string;
}

type Choice = Pick<ActionInput<'Order.place'>, 'machine_id' | 'goods_id' | 'shell_id' | 'colour_id'>;

/**
 * Looks up what was chosen, with its price at that station.
 * @throws CallError deviceMissing, notFound, shellNotChosen or colourNotChosen
 */
export async function chosenProduct(
  reader: Reader,
  choice: Choice,
): Promise<{ readonly product: FrozenProduct; readonly price: Money }> {
  const machine = await reader
    .selectFrom('machines')
    .select('id')
    .where('id', '=', choice.machine_id)
    .executeTakeFirst();
  if (!machine) throw new CallError('deviceMissing');
  const goods = await reader
    .selectFrom('goods')
    .select(['brand', 'model', 'surface'])
    .where('id', '=', choice.goods_id)
    .executeTakeFirst();
  if (!goods) throw new CallError('notFound', { field: 'goods_id' });
  const shell = await reader
    .selectFrom('shells')
    .select(['name', 'underbase'])
    .where('id', '=', choice.shell_id)
    .executeTakeFirst();
  if (!shell) throw new CallError('shellNotChosen');
  const colour = await reader
    .selectFrom('shell_colours')
    .select('name')
    .where('id', '=', choice.colour_id)
    .where('shell_id', '=', choice.shell_id)
    .executeTakeFirst();
  if (!colour) throw new CallError('colourNotChosen');
  return {
    price: await priceAt(reader, choice),
    product: {
      brand: goods.brand,
      model: goods.model,
      surface: JSON.parse(goods.surface) as Surface,
      shellName: shell.name,
      underbase: shell.underbase as UnderbaseMode,
      colourName: colour.name,
    },
  };
}

/** The machine's own price, or the one that holds everywhere else. */
async function priceAt(reader: Reader, choice: Choice): Promise<Money> {
  const price = await reader
    .selectFrom('prices')
    .select(['amount', 'currency'])
    .where('shell_id', '=', choice.shell_id)
    .where('machine_id', 'in', [choice.machine_id, ''])
    .orderBy('machine_id', 'desc')
    .executeTakeFirst();
  if (!price) throw new CallError('notInStock');
  return money(price.amount, price.currency);
}
