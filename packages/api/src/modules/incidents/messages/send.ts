import { brand, hasDuty, incidentRule, type StationId, type ToldKind } from '@cpc/domain';
import type { Translator } from '@cpc/i18n';
import type { Reader } from '../../../base/db/database.ts';
import type { Translators } from '../../../base/http/present.ts';
import type { JobRun } from '../../../base/jobs/jobs.ts';
import { forgetBrowser } from '../../../records/notifications/shop-browsers.ts';
import { within } from '../../../records/partners/reach.ts';
import { type PushSending, sendPush } from '../../notifications/web-push/send-push.ts';
import type { ShownNotice } from '../../notifications/web-push/shown.ts';
import type { Viewer } from '../find.ts';
import { readerAt } from './readers.ts';
import { type Place, shownMessage } from './text.ts';

export const MESSAGE_JOB = 'incidents.message';

/** A background job: one message for one browser. What it says is read when it is sent. */
export interface MessageJob {
  readonly subscription_id: string;
  readonly kind: ToldKind;
  /** UTC, ms; after that the message is outdated. */
  readonly until: number;
}

export interface MessageSending extends PushSending {
  readonly translators: Translators;
}

/** Sends one message about all stations that have an incident of its kind now, if the person may see one of them. */
export async function sendMessage(
  sending: MessageSending,
  { subscription_id, kind, until }: MessageJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  if (clock.now() >= until) return undefined;
  const found = await readerAt(db.read, subscription_id);
  if (!found) return undefined;
  const { browser, viewer } = found;
  const shown = await messageOf(db.read, { id: run.jobId, viewer, kind }, sending.translators(browser.language));
  if (!shown) return undefined;
  return sendPush(
    sending,
    { ...browser, forget: () => db.transact((tx) => forgetBrowser(tx, browser.id)) },
    { shown, until, urgency: incidentRule(kind).level === 'stopped' ? 'high' : 'normal' },
    run.signal,
  );
}

interface Wanted {
  readonly id: string;
  readonly viewer: Viewer;
  readonly kind: ToldKind;
}

/** What a person is told of a kind now; undefined if nothing of it lasts, or if it is none of the person's duties. */
export async function messageOf(
  reader: Reader,
  { id, viewer, kind }: Wanted,
  translator: Translator,
): Promise<ShownNotice | undefined> {
  if (!hasDuty(viewer.role, incidentRule(kind).duty)) return undefined;
  const [first, ...others] = await placesWith(reader, viewer, kind);
  return first && shownMessage(id, { kind, shop: viewer.partnerId, places: [first, ...others] }, translator);
}

/** Where the shop was told of such an incident that lasts, within reach (PA-07). */
async function placesWith(reader: Reader, viewer: Viewer, kind: ToldKind): Promise<Place[]> {
  const rows = await reader
    .selectFrom('told_incidents')
    .innerJoin('machines', 'machines.id', 'told_incidents.machine_id')
    .select(['machines.id', 'machines.name', 'found as count', 'detail'])
    .where('told_incidents.partner_id', '=', viewer.partnerId)
    .where('kind', '=', kind)
    .where('found', '>', 0)
    .where(within(viewer))
    .orderBy('machines.name')
    .orderBy('machines.id')
    .execute();
  return rows.map((row) => ({ ...row, id: brand<StationId>(row.id) }));
}
