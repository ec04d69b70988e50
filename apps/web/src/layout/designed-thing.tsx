import type { ShellChoice } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import type { ReactNode } from 'react';
import { useGoods } from '../data/goods.ts';
import { useMachineId } from '../data/stations.ts';
import { CaseView, lookOf } from './case-view.tsx';

interface DesignedThingProps {
  readonly goodsId: GoodsId;
  /** The shell it is on (CT-09); the thing's first where that is not known. */
  readonly choice: ShellChoice | null;
  /** Address of the picture of its trim box; undefined until there is one, null where none will be. */
  readonly picture: string | null | undefined;
  /** What it shows, for those who do not see it. */
  readonly label?: string | undefined;
  /** Stands until the thing is known, and where it is no longer sold. */
  readonly otherwise: ReactNode;
}

/** A design on the thing it was made for. It fills the height it is given. */
export function DesignedThing({ goodsId, choice, picture, label, otherwise }: DesignedThingProps) {
  const { data } = useGoods(goodsId, useMachineId());
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
