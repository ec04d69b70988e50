import type { Translator } from '@cpc/i18n';
import { createHash } from 'node:crypto';
import type { NoticeFacts } from './facts.ts';
import { MANNERS, type Notice } from '../../records/notifications/notice.ts';

/** What a browser's worker shows; the same type as in apps/web/src/push-worker.ts. */
interface ShownNotice {
  /** The same for the same news: if shown twice, it alerts once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A later notice with the same tag replaces this one. */
  readonly tag: string;
  /** The order's page within the product. */
  readonly url: string;
}

const DAY_MS = 24 * 3_600_000;

/**
 * The words of a notice. It appears on lock screens: it names the order and the place, but no person, no design, and no
 * pickup code.
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
  const query = new URLSearchParams({ order_id, machine_id: facts.stationId, language: locale.code });
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

/** A hash, because the push service reads the topic: 32 characters of base64url (RFC 8030, 5.4). */
export function topicOf({ kind, order_id, job_id }: Notice): string {
  const { topic } = MANNERS[kind];
  const about = topic === 'item' ? `${topic} ${order_id} ${job_id ?? ''}` : `${topic} ${order_id}`;
  return createHash('sha256').update(about).digest('base64url').slice(0, 32);
}

/** Keeps the own direction of a name or number within the sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;
