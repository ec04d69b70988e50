import type { Translator } from '@cpc/i18n';
import { MANNERS, type Notice } from '../../records/notifications/notice.ts';
import type { NoticeFacts } from './facts.ts';
import { isolated, type ShownNotice, topicAbout } from './web-push/shown.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The words of a notice. It appears on lock screens: it names the order and the place, but no person, no design, and no
 * pickup code. Its link names no language: it would undo a choice that was made since.
 * @param now UTC, ms
 */
export function shownNotice(
  id: string,
  notice: Notice,
  facts: NoticeFacts,
  { t, locale }: Translator,
  now: number,
): ShownNotice {
  const { kind, order_id } = notice;
  const values = {
    number: isolated(facts.number),
    station: isolated(facts.station),
    ready: facts.ready,
    total: facts.total,
    days: Math.max(1, Math.floor((now - (facts.readyAt ?? now)) / DAY_MS)),
    money: facts.moneyBack ? 'back' : 'none',
  };
  const query = new URLSearchParams({ order_id, machine_id: facts.stationId });
  return {
    id,
    title: t(`notice.${kind}.title`),
    body: t(kind === 'ready' && facts.total > 1 ? 'notice.ready.several' : `notice.${kind}.body`, values),
    lang: locale.tag,
    dir: locale.rtl ? 'rtl' : 'ltr',
    tag: topicOf(notice),
    url: `/#/pages/mine/orderDetail?${query.toString()}`,
  };
}

function topicOf({ kind, order_id, job_id }: Notice): string {
  const { topic } = MANNERS[kind];
  return topicAbout(topic === 'item' ? `${topic} ${order_id} ${job_id ?? ''}` : `${topic} ${order_id}`);
}
