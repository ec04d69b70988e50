import type { Poster } from '@cpc/bills';
import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { matchLocale } from '@cpc/i18n';
import type { With } from '../../base/services.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { within } from '../../records/partners/reach.ts';
import { noteStation } from '../../records/stations/note.ts';
import type { DrawBill } from '../bills/bill-lane.ts';

/**
 * Makes the poster of a station in reach, and records that it was made (JN-10).
 * @throws CallError deviceMissing, fieldIncorrect for an unknown language, or unavailable for a moment
 */
export async function stationPoster(
  { db, clock, config }: With<'db' | 'clock' | 'config'>,
  by: ShopPerson,
  { machine_id, languages: codes }: ActionInput<'Partner.stationPoster'>,
  draw: (poster: Poster) => ReturnType<DrawBill>,
): Promise<ActionOutput<'Partner.stationPoster'>> {
  const station = await db.read
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['machines.name', 'machines.address', 'partners.name as shop'])
    .where('machines.id', '=', machine_id)
    .where(within(by))
    .executeTakeFirst();
  if (!station) throw new CallError('deviceMissing');
  const [first, ...others] = [...new Set(codes.map(matchLocale))].filter((locale) => locale !== undefined);
  if (first === undefined) throw new CallError('fieldIncorrect', { field: 'languages' });
  const { name, address, shop } = station;
  const at = clock.now();
  const poster = { kind: 'poster', shop, station: name, address, at, languages: [first, ...others] } as const;
  const file = await draw({ ...poster, url: stationUrl(config.publicUrl, machine_id) });
  await db.transact(async (tx) => {
    await tx.updateTable('machines').set({ poster_at: at }).where('id', '=', machine_id).execute();
    await noteStation(tx, clock, machine_id, 'posterMade', actorOf(by));
  });
  return { name: `poster-${machine_id}.pdf`, file: Buffer.from(file).toString('base64') };
}

/** What the code on a station's display holds, too: the entry of the customers' app with the station. */
const stationUrl = (publicUrl: string, stationId: string): string =>
  `${publicUrl}/#/pages/login/select_login?machine_id=${encodeURIComponent(stationId)}`;
