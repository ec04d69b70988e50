import type { DrawingOffer, DrawingView } from '@cpc/contract';
import { Button, IconButton, Progress, useT, useFormat } from '@cpc/ui';
import type { Composing } from './use-composing.ts';
import { type Drawings, isOpen } from './use-drawings.ts';
import { useIsOnline } from './use-is-online.ts';

interface MainActionProps {
  readonly offer: DrawingOffer;
  readonly drawings: Drawings;
  readonly composing: Composing;
}

/** The button that draws, and what a printed drawing costs; while the shown drawing is made, its progress. */
export function MainAction({ offer: { price, left }, drawings, composing }: MainActionProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const { shown, isBeginning, cancel } = drawings;
  if (shown && isOpen(shown)) return <Working drawing={shown} onStop={() => cancel(shown)} />;
  const { words, style, told, isReading } = composing;
  const isSame = shown?.state === 'done' && shown.prompt === words.trim() && shown.style === style;
  const labelOf = () => {
    if (isBeginning || isReading) return 'drawing.begins';
    if (told && !told.nothing) return 'drawing.anyway';
    return isSame ? 'drawing.again' : 'drawing.draw';
  };
  return (
    <>
      <PriceNote price={price} />
      <Button
        kind="cool"
        size="large"
        wide
        icon="sparkle"
        busy={isBeginning || isReading}
        disabled={left === 0 || !isOnline}
        onClick={composing.draw}
      >
        {t(labelOf())}
      </Button>
    </>
  );
}

/** How far a drawing is, and a button that ends it. */
export function Working({ drawing, onStop }: { readonly drawing: DrawingView; readonly onStop: () => void }) {
  const t = useT();
  const { place, progress } = drawing;
  const percent = Math.round(progress * 100);
  const words = place === null ? t('drawing.running', { percent }) : t('drawing.queued', { place });
  return (
    <div className="bg-cool-wash flex min-h-14 items-center gap-3 rounded-large ps-5 pe-2">
      <div className="flex min-w-0 grow flex-col gap-2 py-3">
        <p className="text-small figures text-cool font-medium">{words}</p>
        <Progress label={words} percent={percent} cool />
      </div>
      <IconButton icon="close" label={t('drawing.stop')} onClick={onStop} />
    </div>
  );
}

/** How far the shown drawing is, spoken at its steps: not at every percent. */
export function Spoken({ shown }: Pick<Drawings, 'shown'>) {
  const t = useT();
  return (
    <p role="status" className="sr-only">
      {shown && wordsOf(shown, t)}
    </p>
  );
}

/** Shares of the progress that are spoken. */
const STEPS = 4;

function wordsOf(drawing: DrawingView, t: ReturnType<typeof useT>): string {
  const { state, place, progress, results } = drawing;
  switch (state) {
    case 'queued':
      return t('drawing.queued', { place: place ?? 0 });
    case 'running':
      return t('drawing.running', { percent: (Math.floor(progress * STEPS) * 100) / STEPS });
    case 'done':
      return results.length > 0 ? t('drawing.done', { count: results.length }) : t('drawing.expired');
    case 'failed':
      return t('drawing.failed');
    case 'refused':
      return t('drawing.refused');
    case 'cancelled':
      return t('drawing.stopped');
  }
}

/** What a printed drawing costs; nothing where that is free (AI-04). */
export function PriceNote({ price }: Pick<DrawingOffer, 'price'>) {
  const t = useT();
  const format = useFormat();
  if (price.amount === 0) return null;
  return (
    <p className="text-small text-ink-soft text-center text-balance">
      {t('drawing.price', { price: format.money(price) })}
    </p>
  );
}
