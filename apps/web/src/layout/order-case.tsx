import type { OrderView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useGoods } from '../data/goods.ts';
import { useThumbnail } from '../data/orders.ts';
import { CaseView } from './case-view.tsx';
import { HERO_SURFACE } from './hero-surface.ts';
import { PrintReveal } from './print-reveal.tsx';

interface OrderCaseProps {
  readonly order: OrderView;
  /** 0 … 100 while it is being printed; all of it is shown otherwise. */
  readonly printed?: number | undefined;
  readonly className?: string;
}

/** An order's case with what is printed on it, as the server drew it from the frozen design. */
export function OrderCase({ order, printed, className = 'h-full' }: OrderCaseProps) {
  const t = useT();
  const detail = useGoods(order.goods_id, order.machine_id).data;
  const picture = useThumbnail(order.thumbnail).data;
  const shell = detail?.shells.find((one) => one.shell_id === order.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === order.colour_id);
  // Until the model is known its measures are: the case has its true proportions from the first moment.
  const surface = detail?.goods.surface ?? { ...HERO_SURFACE, width: order.width as typeof HERO_SURFACE.width, height: order.height as typeof HERO_SURFACE.height };
  const art = picture === undefined ? null : <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />;
  return (
    <CaseView surface={surface} shell={colour} className={className} label={t('order.confirm.preview', { model: order.model })}>
      {printed === undefined ? art : <PrintReveal percent={printed}>{art}</PrintReveal>}
    </CaseView>
  );
}
