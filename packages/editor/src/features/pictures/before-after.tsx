import type { Crop } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { drawCompared, VIEW } from './compared.ts';
import { useEnhanced } from './use-enhanced.ts';

interface BeforeAfterProps {
  readonly source: AssetId;
  readonly crop: Crop;
  /** 0 … 1 */
  readonly strength: number;
}

/** The picture without and with enhanced colours, on both sides of a line that a finger or the arrow keys move. */
export function BeforeAfter({ source, crop, strength }: BeforeAfterProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [line, setLine] = useState(0.5);
  const pair = useEnhanced(source);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && pair) drawCompared(context, pair, { crop, strength, line });
  }, [pair, crop, strength, line]);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setLine(Math.max(0, Math.min(1, (event.clientX - left) / width)));
  };
  const word = 'text-micro bg-ground/70 text-ink pointer-events-none absolute bottom-2 rounded-full px-2 py-0.5';
  return (
    <div
      dir="ltr"
      onPointerDown={drag}
      onPointerMove={drag}
      data-base-ui-swipe-ignore=""
      className="bg-sunken has-focus-visible:outline-cool relative h-36 shrink-0 cursor-ew-resize touch-pan-y overflow-hidden rounded-large select-none has-focus-visible:outline-3"
    >
      <canvas ref={canvas} width={VIEW.width} height={VIEW.height} aria-hidden className="size-full object-cover" />
      <span className={`${word} left-2 ${line < 0.25 ? 'opacity-0' : ''}`}>{t('studio.improve.before')}</span>
      <span className={`${word} right-2 ${line > 0.75 ? 'opacity-0' : ''}`}>{t('studio.improve.after')}</span>
      <div
        aria-hidden
        style={{ left: `${line * 100}%` }}
        className="bg-ink pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2"
      >
        <span className="bg-ink text-ground shadow-lift absolute top-1/2 left-1/2 grid size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full">
          <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth={2}>
            <path d="M9 7 4 12l5 5M15 7l5 5-5 5" />
          </svg>
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(line * 100)}
        aria-label={t('studio.improve.compare')}
        onChange={(event) => setLine(event.currentTarget.valueAsNumber / 100)}
        className="sr-only"
      />
    </div>
  );
}
