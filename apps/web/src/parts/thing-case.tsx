import type { OrderItemView } from '@cpc/contract';
import type { Surface } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useGoods } from '../data/goods.ts';
import { CaseView, lookOf } from './case-view.tsx';
import { useGoodsName } from './goods-name.ts';
import { HERO_SURFACE } from './hero-surface.ts';

/** What is known of an item that was ordered or is on the shopping list. */
export type Thing = Pick<OrderItemView, 'goods_id' | 'shell_id' | 'colour_id' | 'brand' | 'model' | 'width' | 'height'>;

interface ThingCaseProps {
  readonly thing: Thing;
  readonly stationId: StationId | null;
  /** The URL of what is printed on it; undefined until it is loaded. */
  readonly picture: string | undefined;
  /** 0 … 100 while it is being printed; undefined shows all of it. */
  readonly printed?: number | undefined;
  /** What to show until the server has painted the picture. */
  readonly meanwhile?: ((surface: Surface) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/** The goods of an item with their print. Give it a height; the width follows. */
export function ThingCase({ thing, stationId, picture, printed, meanwhile, className = 'h-full' }: ThingCaseProps) {
  const t = useT();
  const nameOf = useGoodsName();
  const detail = useGoods(thing.goods_id, stationId).data;
  const shell = detail?.shells.find((one) => one.shell_id === thing.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === thing.colour_id);
  const surface = detail?.goods.surface ?? proportionsOf(thing);
  const art =
    picture === undefined ? (
      meanwhile?.(surface)
    ) : (
      <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
    );
  return (
    <CaseView
      surface={surface}
      shell={lookOf(shell, colour)}
      className={className}
      label={t('order.confirm.preview', { model: nameOf(thing) })}
    >
      {printed === undefined ? (
        art
      ) : (
        <>
          {/* The part that is not printed yet is shown faintly, so that everybody sees whose item it is. */}
          <div className="absolute inset-0 opacity-15 grayscale">{art}</div>
          <PrintReveal percent={printed}>{art}</PrintReveal>
        </>
      )}
    </CaseView>
  );
}

/** An item about as broad as high, like a shirt or a ball; it is drawn lower than a phone case. */
export const isBroad = ({ width, height }: Pick<Thing, 'width' | 'height'>): boolean => width / height > 0.6;

/** Until the model has loaded, its known measures keep the layout from jumping. */
const proportionsOf = ({ width, height }: Thing): Surface =>
  ({ ...HERO_SURFACE, width, height, outline: { ...HERO_SURFACE.outline, width, height } }) as Surface;

interface PrintRevealProps {
  /** 0 … 100: how much of the picture is printed. */
  readonly percent: number;
  readonly children: ReactNode;
}

/** A picture as it is printed: line by line from the top, with a light at the line that is being printed. */
function PrintReveal({ percent, children }: PrintRevealProps) {
  const done = Math.min(100, Math.max(0, percent));
  return (
    <div className="absolute inset-0" style={{ '--done': `${done}%` }}>
      <div className="print-reveal absolute inset-0">{children}</div>
      {done > 0 && done < 100 ? <div className="print-line" aria-hidden="true" /> : null}
    </div>
  );
}
