import { brand, hasDuty, incidentRule, type StationId, type ToldKind } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import type { Translators } from '../../../base/http/present.ts';
import type { JobRun } from '../../../base/jobs/jobs.ts';
import { forgetBrowser } from '../../../records/notifications/shop-browsers.ts';
import { within } from '../../../records/partners/reach.ts';
import { type PushSending, sendPush } from '../../notifications/web-push/send-push.ts';
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
  if (!found || !hasDuty(found.viewer.role, incidentRule(kind).duty)) return undefined;
  const places = await placesWith(db.read, found.viewer, kind);
  const [first, ...others] = places;
  if (!first) return undefined;
  const { browser } = found;
  const translator = sending.translators(browser.language);
  return sendPush(
    sending,
    { ...browser, forget: () => db.transact((tx) => forgetBrowser(tx, browser.id)) },
    {
      shown: shownMessage(run.jobId, { kind, shop: browser.partner_id, places: [first, ...others] }, translator),
      until,
      urgency: incidentRule(kind).level === 'stopped' ? 'high' : 'normal',
    },
    run.signal,
  );
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
