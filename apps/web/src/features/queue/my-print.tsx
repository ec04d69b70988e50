import type { OrderItemView, OrderView } from '@cpc/contract';
import { Progress, useFormat, useT } from '@cpc/ui';
import { minutesOf } from '../../parts/minutes.ts';
import { ReviewNote } from '../../parts/review-note.tsx';
import { printedOf, type Stage, stageOf } from './stage.ts';

/** The progress of the customer's own item, in words and in the printer's own percentage. */
export function MyPrint({ order, item }: { readonly order: OrderView; readonly item: OrderItemView }) {
  const t = useT();
  const format = useFormat();
  const stage = stageOf(order, item.job);
  const printed = printedOf(stage, item.percent);
  const moving = stage === 'queued' || stage === 'printing' || stage === 'preparing';
  return (
    <section className="flex flex-col items-center gap-4 text-center">
      <div aria-live="polite" className="flex flex-col items-center gap-1">
        <h2 className="text-headline font-bold text-balance">{describeStage(t, stage, item)}</h2>
        {stage === 'held' ? <p className="max-w-sm text-ink-soft">{t('queue.mine.heldWhy')}</p> : null}
        {stage === 'review' ? <ReviewNote order={order} /> : null}
        {item.waits_for_bay ? <p className="max-w-sm text-ink-soft">{t('queue.mine.fullWhy')}</p> : null}
        {moving && item.estimate_s > 0 ? (
          <p className="text-ink-soft">
            {t(order.delivery ? 'queue.etaSent' : 'queue.eta', { minutes: minutesOf(item.estimate_s) })}
          </p>
        ) : null}
      </div>
      {stage === 'printing' ? (
        <div className="flex w-full max-w-xs flex-col gap-2">
          <Progress label={t('queue.mine.printing')} percent={printed} />
          <p className="figures text-small text-ink-soft">{t('queue.percent', { percent: format.percent(printed) })}</p>
        </div>
      ) : null}
    </section>
  );
}

export function describeStage(t: ReturnType<typeof useT>, stage: Stage, item: OrderItemView): string {
  return stage === 'queued'
    ? t('queue.mine.queued', { position: Math.max(1, item.position) })
    : t(`queue.mine.${stage}`);
}
