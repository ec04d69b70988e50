import type { Translator } from '@cpc/i18n';

/** What a step of an order is called; empty where it says nothing to a customer. What is sent has words of its own (OR-12). */
export function eventText({ tOr }: Pick<Translator, 'tOr'>, what: string, sent: boolean): string {
  const text = tOr(`order.event.${what}`, '');
  return sent ? tOr(`delivery.event.${what.replace(/^order\./, '')}`, text) : text;
}
