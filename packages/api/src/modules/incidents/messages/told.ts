import type { PartnerId } from '@cpc/domain';
import type { Reader, Tx } from '../../../base/db/database.ts';
import { inParts } from '../../../base/db/in-parts.ts';
import type { With } from '../../../base/services.ts';
import { HEARD_SHOPS } from '../../../records/notifications/heard-shops.ts';
import type { Told } from './news.ts';

export const toldOf = (reader: Reader, partnerId: PartnerId): Promise<Told[]> =>
  reader
    .selectFrom('told_incidents')
    .select(['machine_id', 'kind', 'told', 'found', 'less_at', 'detail'])
    .where('partner_id', '=', partnerId)
    .orderBy('kind')
    .orderBy('machine_id')
    .execute();

/** Forgets what was told in shops of which nobody hears: the next one there is told what lasts already. */
export async function forgetUnheard({ db }: With<'db'>): Promise<void> {
  const unheard = await db.read
    .selectFrom('told_incidents')
    .select('partner_id')
    .where('partner_id', 'not in', HEARD_SHOPS)
    .limit(1)
    .executeTakeFirst();
  if (!unheard) return;
  await db.transact((tx) => tx.deleteFrom('told_incidents').where('partner_id', 'not in', HEARD_SHOPS).execute());
}

interface Change {
  readonly ended: readonly Told[];
  readonly changed: readonly Told[];
}

/** What differs from the last look, which is nearly always nothing. */
export function changeOf(before: readonly Told[], after: readonly Told[]): Change {
  const known = new Set(before.map(textOf));
  const kept = new Set(after.map(textOf));
  return {
    ended: before.filter((row) => !kept.has(textOf(row))),
    changed: after.filter((row) => !known.has(textOf(row))),
  };
}

export async function storeChange(tx: Tx, partnerId: PartnerId, { ended, changed }: Change): Promise<void> {
  for (const kind of new Set(ended.map((row) => row.kind)))
    for (const part of inParts(ended.filter((row) => row.kind === kind)))
      await tx
        .deleteFrom('told_incidents')
        .where('partner_id', '=', partnerId)
        .where('kind', '=', kind)
        .where(
          'machine_id',
          'in',
          part.map(({ machine_id }) => machine_id),
        )
        .execute();
  for (const part of inParts(changed))
    await tx
      .insertInto('told_incidents')
      .values(part.map((row) => ({ partner_id: partnerId, ...row })))
      .execute();
}

const textOf = (row: Told): string =>
  JSON.stringify([row.kind, row.machine_id, row.told, row.found, row.less_at, row.detail]);
