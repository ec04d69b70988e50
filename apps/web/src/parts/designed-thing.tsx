import type { ShellChoice } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import type { ReactNode } from 'react';
import { useGoods } from '../data/goods.ts';
import { useStationId } from '../data/stations.ts';
import { CaseView, lookOf } from './case-view.tsx';

interface DesignedThingProps {
  readonly goodsId: GoodsId;
  /** The shell of the design (CT-09); if unknown, the first shell of the goods. */
  readonly choice: ShellChoice | null;
  /** URL of the picture of its trim box; undefined until there is one, null if there will be none. */
  readonly picture: string | null | undefined;
  /** What it shows, for screen readers. */
  readonly label?: string | undefined;
  /** Shown until the goods are loaded, and if they are no longer sold. */
  readonly otherwise: ReactNode;
}

/** A design on its goods. It fills the height it is given. */
export function DesignedThing({ goodsId, choice, picture, label, otherwise }: DesignedThingProps) {
  const { data } = useGoods(goodsId, useStationId());
  if (data === undefined) return otherwise;
  const shell =
    data.shells.find(({ shell_id }) => shell_id === choice?.shell_id) ??
    data.shells.find(({ own }) => !own) ??
    data.shells[0];
  const colour = shell?.colours.find(({ colour_id }) => colour_id === choice?.colour_id) ?? shell?.colours[0];
  return (
    <CaseView
      surface={data.goods.surface}
      shell={lookOf(shell, colour)}
      label={label}
      className={`h-full ${picture === undefined ? 'animate-pulse opacity-60' : 'animate-rise'}`}
    >
      {picture == null ? <span /> : <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />}
    </CaseView>
  );
}
