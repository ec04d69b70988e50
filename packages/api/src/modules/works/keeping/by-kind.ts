import { type ActionInput, type ActionOutput, CallError, WORK_KINDS, type WorkKind } from '@cpc/contract';
import { type Category, customSizeOf } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import type { Keeper } from '../../../records/quotas/bytes.ts';
import type { With } from '../../../base/services.ts';
import { saveWork } from './commands.ts';

/** Saves a design for one kind of goods. @throws CallError notFound for other goods, and what saving throws */
export async function saveOfKind(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  keeper: Keeper,
  kind: WorkKind,
  input: ActionInput<'Work.save'>,
): Promise<ActionOutput<'Work.save'>> {
  const wanted: readonly Category[] | undefined = WORK_KINDS[kind];
  const category = wanted && (await categoryOf(services.db.read, input.goods_id));
  if (wanted && category && !wanted.includes(category)) throw new CallError('notFound', { field: 'goods_id' });
  return saveWork(services, keeper, input);
}

/** Custom sizes are phone cases. */
async function categoryOf(reader: Reader, goodsId: GoodsId): Promise<Category | undefined> {
  if (customSizeOf(goodsId)) return 'phoneCase';
  const row = await reader.selectFrom('goods').select('category').where('id', '=', goodsId).executeTakeFirst();
  return row?.category;
}
