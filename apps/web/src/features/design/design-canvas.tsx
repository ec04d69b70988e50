import type { Surface } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { screenTarget } from '@cpc/editor/screen';
import { paint } from '@cpc/paint';
import { useEffect, useRef, useState } from 'react';
import { loadAssets } from './load-assets.ts';
import { useDraft } from './use-draft.ts';

/** Device pixels per millimetre: sharp on a phone, small enough for any (ED-10). */
const SCALE = 9;

interface DesignCanvasProps {
  readonly draft: Draft;
  readonly surface: Surface;
  /** Device pixels per millimetre, for a picture that is smaller than most. */
  readonly scale?: number;
}

/** The design, painted by the shared painter, to show on a case (ED-08). */
export function DesignCanvas({ draft, surface, scale = SCALE }: DesignCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let left = false;
    const { document } = draft.history;
    void loadAssets(document, draft.pending).then((assets) => {
      const context = canvas.current?.getContext('2d');
      if (!left && context != null) {
        context.clearRect(0, 0, context.canvas.width, context.canvas.height);
        paint(screenTarget(context), { document, surface }, scale, assets);
        setPainted(true);
      }
      assets.release();
    });
    return () => {
      left = true;
    };
  }, [draft, surface, scale]);
  return (
    <>
      <canvas
        ref={canvas}
        width={Math.round(surface.width * scale)}
        height={Math.round(surface.height * scale)}
        className="absolute inset-0 size-full"
      />
      {/* The shell shines through: it is what is known already. */}
      {painted ? null : <span aria-hidden className="animate-sheen absolute inset-0 bg-ground/15" />}
    </>
  );
}

interface LocalDesignProps extends Omit<DesignCanvasProps, 'draft'> {
  readonly goodsId: GoodsId;
}

/** The draft on this device, shown until the server has painted the frozen design. */
export default function LocalDesign({ goodsId, ...shown }: LocalDesignProps) {
  const { data } = useDraft(goodsId);
  return data == null ? null : <DesignCanvas draft={data} {...shown} />;
}
