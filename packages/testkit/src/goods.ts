import type { ActionOutput, ItemChoice } from '@cpc/contract';
import { EMPTY_DOCUMENT } from '@cpc/design';
import { type ColourId, type GoodsId, type StationId, type ShellId, brand } from '@cpc/domain';
import type { Wire } from './wire.ts';

type GoodsDetail = ActionOutput<'Goods.get'>;

export const STATION = brand<StationId>('demo');

/** Goods of the demo catalogue with a shell and a colour. */
export interface Kind {
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
}

/** The demo station has so few of some colours that customers see what "nearly sold out" looks like. */
const FEW = 5;

/** The shells and colours of a model of which the demo station has enough; nobody brings the case. */
export const plentyOf = ({ goods, shells }: GoodsDetail): readonly Kind[] =>
  shells
    .filter(({ own }) => !own)
    .flatMap(({ shell_id, colours }) =>
      colours
        .filter(({ stock }) => stock > FEW)
        .map(({ colour_id }) => ({ goods_id: goods.goods_id, shell_id, colour_id })),
    );

/** Every shell and colour of some phone models of which the demo station has enough. */
export async function kinds(visitor: Wire, models: number): Promise<readonly Kind[]> {
  const goods = await visitor.call('Goods.list', { machine_id: STATION, category: 'phoneCase' });
  const found: Kind[] = [];
  for (const { goods_id } of goods.slice(0, models))
    found.push(...plentyOf(await visitor.call('Goods.get', { machine_id: STATION, goods_id })));
  if (found.length === 0) throw new Error('chaos: the demo station sells nothing');
  return found;
}

/** The smallest non-empty design, on a piece. */
export const plain = (kind: Kind, colour: string): ItemChoice => ({
  ...kind,
  document: {
    ...EMPTY_DOCUMENT,
    records: { background: { id: 'background', type: 'background', fill: { kind: 'colour', colour } } },
  },
});
