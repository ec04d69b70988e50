import type { Surface } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import { DesignCanvas } from './design-canvas.tsx';
import { useDraft } from './use-draft.ts';

interface LocalDesignProps {
  readonly goodsId: GoodsId;
  readonly surface: Surface;
  /** Device pixels per millimetre, for a picture that is smaller than most. */
  readonly scale?: number;
}

/** The draft on this device, shown until the server has painted the frozen design. */
export default function LocalDesign({ goodsId, surface, scale }: LocalDesignProps) {
  const { data } = useDraft(goodsId);
  return data == null ? null : <DesignCanvas draft={data} surface={surface} {...(scale !== undefined && { scale })} />;
}
