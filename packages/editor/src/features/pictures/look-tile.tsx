import { type Crop, type Filter, PLAIN_LOOK } from '@cpc/design';
import { applyLook } from '@cpc/paint';
import { useEffect, useRef } from 'react';
import { useSeen } from '../../parts/use-seen.ts';

export interface LookTileProps {
  readonly group: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly bitmap: ImageBitmap | undefined;
  readonly crop: Crop;
  readonly filter: Filter | null;
  readonly onChoose: () => void;
}

/** Side of a tile in pixels: enough to judge colours. */
const SIDE = 120;

export function LookTile({ group, label, chosen, bitmap, crop, filter, onChoose }: LookTileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useSeen(canvas);
  useEffect(() => {
    const context = seen && bitmap ? canvas.current?.getContext('2d', { willReadFrequently: true }) : undefined;
    if (!context || !bitmap) return;
    drawMiddle(context, bitmap, crop);
    const pixels = context.getImageData(0, 0, SIDE, SIDE);
    applyLook(pixels.data, { ...PLAIN_LOOK, filter });
    context.putImageData(pixels, 0, 0);
  }, [seen, bitmap, crop, filter]);
  return (
    <label className="press relative flex w-18 shrink-0 flex-col items-center gap-1">
      <input
        type="radio"
        name={group}
        className="peer absolute inset-0 opacity-0"
        checked={chosen}
        onChange={onChoose}
      />
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        aria-hidden
        className="bg-lifted peer-checked:outline-warm peer-focus-visible:outline-cool size-18 rounded-medium outline-offset-1 peer-checked:outline-3 peer-focus-visible:outline-3"
      />
      <span
        className={`text-micro max-w-full line-clamp-2 text-center leading-tight font-medium hyphens-auto wrap-anywhere ${chosen ? 'text-ink' : 'text-ink-soft'}`}
      >
        {label}
      </span>
    </label>
  );
}

/** Draws the middle square of the cropped picture. */
function drawMiddle(context: CanvasRenderingContext2D, bitmap: ImageBitmap, crop: Crop): void {
  const [width, height] = [bitmap.width * crop.width, bitmap.height * crop.height];
  const side = Math.min(width, height);
  const left = bitmap.width * crop.x + (width - side) / 2;
  const top = bitmap.height * crop.y + (height - side) / 2;
  context.clearRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
}
