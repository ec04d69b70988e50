import { type ActionInput, type ActionOutput, CallError, MAX_WISHES } from '@cpc/contract';
import { type AccountId, brand, type StationId, type WishId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { Services, With } from '../../base/services.ts';
import { queueUp } from '../../records/accounts/attempts.ts';
import { kindsOnSale } from '../../records/catalogue/on-sale.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { stationRow } from '../../records/catalogue/stations.ts';
import { browsersOf } from '../../records/notifications/store.ts';
import {
  goodsKey,
  textKey,
  WISH_LASTS_MS,
  wishesOf,
  type WishRow,
  isWished,
  keysOf,
} from '../../records/wishes/store.ts';

type Asked = ActionInput<'Wish.leave'>;

/** A customer who was told is not told the same again sooner. */
const TOLD_AGAIN_MS = DAY_MS;

/**
 * Keeps a wish (SK-05).
 * @throws CallError deviceMissing, notFound, shellNotChosen, colourNotChosen, invalidInput, wishIsHere,
 * wishNeedsContact, wishJustTold, tooManyWishes
 */
export async function leaveWish(
  services: With<'db' | 'clock' | 'random'> & Pick<Services, 'texts'>,
  statusOf: StatusOf,
  asked: Asked,
  call: Call,
): Promise<ActionOutput<'Wish.leave'>> {
  const { db, clock, random } = services;
  const { accountId } = callerAs(call, 'customer');
  await stationRow(db.read, asked.machine_id);
  const wish = await wishFor(db.read, asked);
  const now = clock.now();
  await refuseAvailable(db.read, statusOf, { machine_id: asked.machine_id, ...wish }, now);
  return db.transact(async (tx) => {
    // Two calls at once must not pass the limit together.
    await queueUp(tx, clock, [['wishes of', accountId]]);
    if (!(await canBeTold(tx, accountId, services.texts !== undefined))) throw new CallError('wishNeedsContact');
    await refuseToldOrTooMany(tx, accountId, { machine_id: asked.machine_id, key: wish.key }, now);
    const row = {
      id: brand<WishId>(random.id()),
      account_id: accountId,
      machine_id: asked.machine_id,
      ...wish,
      language: call.language,
      created_at: now,
      told_at: null,
    };
    const { id } = await tx
      .insertInto('wishes')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'machine_id', 'key'])
          .doUpdateSet({ told_at: null, created_at: now, language: call.language }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const views = await wishesOf(tx, accountId, now - WISH_LASTS_MS);
    const view = views.find(({ wish_id }) => wish_id === id);
    if (!view) throw new Error('leaveWish: the wish was not kept');
    return view;
  });
}

/** What is waited for: goods, a shell or a colour of them, or the words for a model that is not listed. */
type WishTarget = Pick<WishRow, 'goods_id' | 'shell_id' | 'colour_id' | 'model' | 'key'>;

async function wishFor(reader: Reader, { goods_id, shell_id, colour_id, model = '' }: Asked): Promise<WishTarget> {
  const plain = { goods_id: null, shell_id: null, colour_id: null } as const;
  if (goods_id === undefined) {
    const key = textKey(model);
    if (key === '' || shell_id !== undefined || colour_id !== undefined)
      throw new CallError('invalidInput', { field: 'model' });
    return { ...plain, model: model.trim(), key };
  }
  const goods = await reader.selectFrom('goods').select('id').where('id', '=', goods_id).executeTakeFirst();
  if (!goods) throw new CallError('notFound', { field: 'goods_id' });
  if (colour_id !== undefined && shell_id === undefined) throw new CallError('shellNotChosen');
  if (shell_id !== undefined) await refuseUnknown(reader, shell_id, colour_id);
  const target = { goods_id, shell_id: shell_id ?? null, colour_id: colour_id ?? null };
  return { ...target, model: '', key: goodsKey(target) };
}

async function refuseUnknown(
  reader: Reader,
  shell: NonNullable<Asked['shell_id']>,
  colour: Asked['colour_id'],
): Promise<void> {
  const known = await reader.selectFrom('shells').select('own').where('id', '=', shell).executeTakeFirst();
  // What the customer brings is always there.
  if (known?.own !== 0) throw new CallError('shellNotChosen');
  if (colour === undefined) return;
  const own = reader.selectFrom('shell_colours').select('id').where('id', '=', colour).where('shell_id', '=', shell);
  if (!(await own.executeTakeFirst())) throw new CallError('colourNotChosen');
}

/** The account has a browser that gets notices, or a confirmed number that texts can be sent to. */
async function canBeTold(reader: Reader, account: AccountId, hasTexts: boolean): Promise<boolean> {
  if ((await browsersOf(reader, account)).length > 0) return true;
  const proved = await reader
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', account)
    .where('phone', 'is not', null)
    .where('phone_proved_at', 'is not', null)
    .executeTakeFirst();
  return hasTexts && proved !== undefined;
}

async function refuseToldOrTooMany(
  tx: Tx,
  account: AccountId,
  { machine_id, key }: Pick<WishRow, 'machine_id' | 'key'>,
  now: number,
): Promise<void> {
  const own = await tx
    .selectFrom('wishes')
    .select(['machine_id', 'key', 'told_at'])
    .where('account_id', '=', account)
    .where((row) => row.or([row('told_at', 'is', null), row('told_at', '>', now - TOLD_AGAIN_MS)]))
    .execute();
  const isSame = (one: (typeof own)[number]) => one.machine_id === machine_id && one.key === key;
  if (own.some((one) => isSame(one) && one.told_at !== null)) throw new CallError('wishJustTold');
  const others = own.filter((one) => one.told_at === null && !isSame(one));
  if (others.length >= MAX_WISHES) throw new CallError('tooManyWishes', { most: MAX_WISHES });
}

/** What can be ordered now is not waited for: it would be told at once. */
async function refuseAvailable(
  reader: Reader,
  statusOf: StatusOf,
  wish: WishTarget & { readonly machine_id: StationId },
  now: number,
): Promise<void> {
  const stations = [wish.machine_id];
  const kinds = await kindsOnSale(
    reader,
    statusOf,
    wish.goods_id === null ? { stations } : { stations, goods: [wish.goods_id] },
    now,
  );
  if (kinds.some((kind) => (wish.goods_id === null ? keysOf(kind).includes(wish.key) : isWished(wish, kind))))
    throw new CallError('wishIsHere');
}
