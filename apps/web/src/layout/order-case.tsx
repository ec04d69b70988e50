import type { OrderView } from '@cpc/contract';
import type { Surface } from '@cpc/design';
import { useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useGoodsName } from '../data/goods-name.ts';
import { useGoods } from '../data/goods.ts';
import { useThumbnail } from '../data/orders.ts';
import { CaseView } from './case-view.tsx';
import { HERO_SURFACE } from './hero-surface.ts';
import { PrintReveal } from './print-reveal.tsx';

interface OrderCaseProps {
  readonly order: OrderView;
  /** 0 … 100 while it is being printed; all of it is shown otherwise. */
  readonly printed?: number | undefined;
  /** What to show until the server has drawn the picture. */
  readonly meanwhile?: ((surface: Surface) => ReactNode) | undefined;
  readonly className?: string;
}

/** An order's case with what is printed on it, as the server drew it from the frozen design. */
export function OrderCase({ order, printed, meanwhile, className = 'h-full' }: OrderCaseProps) {
  const t = useT();
  const nameOf = useGoodsName();
  const detail = useGoods(order.goods_id, order.machine_id).data;
  const picture = useThumbnail(order.thumbnail).data;
  const shell = detail?.shells.find((one) => one.shell_id === order.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === order.colour_id);
  const surface = detail?.goods.surface ?? proportionsOf(order);
  const art =
    picture === undefined ? (
      meanwhile?.(surface)
    ) : (
      <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
    );
  return (
    <CaseView
      surface={surface}
      shell={colour}
      className={className}
      label={t('order.confirm.preview', { model: nameOf(order) })}
    >
      {printed === undefined ? (
        art
      ) : (
        <>
          {/* What is not printed yet is foreshadowed, so that everybody knows whose case it is. */}
          <div className="absolute inset-0 opacity-15 grayscale">{art}</div>
          <PrintReveal percent={printed}>{art}</PrintReveal>
        </>
      )}
    </CaseView>
  );
}

/** Until the model has come its measures are known, so nothing jumps when it does. */
const proportionsOf = ({ width, height }: OrderView): Surface =>
  ({ ...HERO_SURFACE, width, height, outline: { ...HERO_SURFACE.outline, width, height } }) as Surface;
