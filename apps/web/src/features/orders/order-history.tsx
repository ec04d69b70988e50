import type { OrderView } from '@cpc/contract';
import type { Translator } from '@cpc/i18n';
import { useFormat, useTranslator } from '@cpc/ui';

/** Steps of a machine, between two that a customer sees. */
const UNSEEN: readonly string[] = ['printJob.fileReady', 'printJob.leased', 'printJob.discharging'];
/** Steps of an only item that are steps of its order, too: they are told once. */
const OF_THE_ORDER: readonly string[] = ['printJob.placed', 'printJob.collected', 'printJob.cancelled'];

/** Returns true for a step that the history of an order with so many items tells. */
export const isTold = (what: string, items: number): boolean =>
  !UNSEEN.includes(what) && (items > 1 || !OF_THE_ORDER.includes(what));

/**
 * The history of an order, newest first (OR-09). Steps that mean nothing to a customer have no text and are skipped.
 */
export function OrderHistory({ order: { history, items, delivery } }: { readonly order: OrderView }) {
  const translator = useTranslator();
  const { t } = translator;
  const format = useFormat();
  const lineOf = (itemId: string | null) => items.find(({ item_id }) => item_id === itemId)?.line;
  const whose = (text: string, line: number | undefined) =>
    line === undefined || items.length === 1 ? text : t('order.items.event', { line, text });
  const steps = history
    .filter(({ what }) => isTold(what, items.length))
    .map((event) => ({
      ...event,
      line: lineOf(event.item_id),
      text: eventText(translator, event.what, delivery !== null),
    }))
    .filter(({ text }) => text !== '');
  const newestFirst = steps.reverse();
  return (
    <ol className="flex flex-col">
      {newestFirst.map((event, index) => (
        <li key={`${event.at} ${event.what} ${event.line ?? ''}`} className="relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className={`relative z-10 mt-1.5 size-2.5 shrink-0 rounded-full ${index === 0 ? 'bg-warm' : 'bg-edge'}`}
          />
          {index < newestFirst.length - 1 ? (
            <span aria-hidden="true" className="absolute start-1 top-3 bottom-0 w-px bg-line" />
          ) : null}
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 text-small">
            <span className={index === 0 ? 'font-medium' : 'text-ink-soft'}>{whose(event.text, event.line)}</span>
            <time dateTime={new Date(event.at).toISOString()} className="figures text-ink-faint">
              {format.dateTime(event.at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * The name of a step of an order; empty if the step means nothing to a customer. Parcels have words of their own
 * (OR-12).
 */
export function eventText({ tOr }: Pick<Translator, 'tOr'>, what: string, sent: boolean): string {
  const text = tOr(`order.event.${what}`, '');
  return sent ? tOr(`delivery.event.${what.replace(/^order\./, '')}`, text) : text;
}
