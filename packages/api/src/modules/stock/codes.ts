import { type ActionInput, CallError, type PackCode } from '@cpc/contract';
import { codeOf, readLabelText } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import type { With } from '../../base/services.ts';
import { namesOf, type ShopPerson } from '../../records/partners/actor.ts';
import { findKind } from '../../records/stock/kinds.ts';

/**
 * What a code on a pack means in a shop (PA-03): what the shop has taught, else what our own label names.
 * @throws CallError invalidInput if nothing readable is in it
 */
export async function readCode(
  reader: Reader,
  { partnerId }: Pick<ShopPerson, 'partnerId'>,
  scanned: string,
): Promise<PackCode> {
  const code = requireCode(scanned);
  const taught = await reader
    .selectFrom('stock_codes')
    .select(['id', 'goods_id', 'shell_id', 'colour_id', 'pieces', 'person_id', 'at'])
    .where('partner_id', '=', partnerId)
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  const pack = taught ?? readLabelText(code);
  const kind = pack && (await findKind(reader, pack));
  const nameOf = await namesOf(reader, [taught?.person_id]);
  return {
    code,
    kind: kind ?? null,
    pieces: kind && pack ? pack.pieces : 0,
    taught: taught ? { id: taught.id, by: nameOf(taught.person_id), at: taught.at } : null,
  };
}

function requireCode(scanned: string): string {
  const code = codeOf(scanned);
  if (code === undefined) throw new CallError('invalidInput', { field: 'code' });
  return code;
}

type Taught = ActionInput<'Partner.teachCode'>;

/**
 * Stores what a code means. The same lesson twice stores it once.
 * @throws CallError codeTaught if somebody taught something else in the meantime, notFound for an unknown kind
 */
export async function teachCode(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  by: ShopPerson,
  { code: scanned, replaces, ...pack }: Taught,
): Promise<PackCode> {
  const code = requireCode(scanned);
  const row = { id: random.id(), partner_id: by.partnerId, code, ...pack };
  const taught = db.transact(async (tx) => {
    if (!(await findKind(tx, pack))) throw new CallError('notFound', { field: 'goods_id' });
    if (replaces !== undefined) await replace(tx, by, code, { id: replaces, at: clock.now() });
    await tx
      .insertInto('stock_codes')
      .values({ ...row, person_id: by.personId, at: clock.now(), replaced_at: null })
      .execute();
  });
  await taught.catch(async (error: unknown) => {
    const refused = isUniqueViolation(error) || (error instanceof CallError && error.error === 'codeTaught');
    if (!refused) throw error;
    if (!means(await readCode(db.read, by, code), pack)) throw new CallError('codeTaught');
  });
  return readCode(db.read, by, code);
}

/** Ends what the code meant, if it still means it. */
async function replace(
  tx: Tx,
  { partnerId }: ShopPerson,
  code: string,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  const ended = await tx
    .updateTable('stock_codes')
    .set({ replaced_at: at })
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .returning('id')
    .execute();
  if (ended.length === 0) throw new CallError('codeTaught');
}

const means = ({ kind, pieces }: PackCode, pack: Omit<Taught, 'code' | 'replaces'>): boolean =>
  kind?.goods_id === pack.goods_id &&
  kind.shell_id === pack.shell_id &&
  kind.colour_id === pack.colour_id &&
  pieces === pack.pieces;
