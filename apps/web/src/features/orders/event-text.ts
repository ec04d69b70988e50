import type { Translator } from '@cpc/i18n';

/**
 * The name of a step of an order; empty if the step means nothing to a customer. Parcels have words of their own
 * (OR-12).
 */
export function eventText({ tOr }: Pick<Translator, 'tOr'>, what: string, sent: boolean): string {
  const text = tOr(`order.event.${what}`, '');
  return sent ? tOr(`delivery.event.${what.replace(/^order\./, '')}`, text) : text;
}
