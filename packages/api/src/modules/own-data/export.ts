import { type AccountId, type AssetId, brand, topicsOf } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { holderOf } from '../../records/accounts/devices.ts';
import { roomsOf } from '../../records/pair-rooms/store.ts';
import { wishesOf } from '../../records/wishes/store.ts';
import { orderViews } from '../orders/view.ts';
import { problemsOfOrder } from '../problems/view.ts';

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Orders that are read together. */
const MAX_ORDERS = 50;

/** Everything that is stored of an account, as files (SN-07): facts and designs as JSON, pictures as they are stored. */
export async function* filesOf(
  { db, blobs, clock }: With<'db' | 'blobs' | 'clock'>,
  account: AccountId,
): AsyncGenerator<ArchivedFile> {
  const { read } = db;
  yield json('account.json', await accountOf(read, account));
  yield* orderFiles(read, account, clock.now());
  yield* designFiles(read, account);
  yield* drawingFiles(read, account);
  const pictures = await read
    .selectFrom('pictures')
    .select(['asset', 'media_type'])
    .where('account_id', '=', account)
    .orderBy('asset')
    .execute();
  for (const { asset, media_type } of pictures) {
    const bytes = await blobs.get(brand<AssetId>(asset));
    if (bytes) yield { name: `pictures/${asset}.${media_type === 'image/png' ? 'png' : 'jpg'}`, bytes };
  }
}

async function accountOf(reader: Reader, account: AccountId) {
  const mine = (table: 'addresses' | 'vouchers') =>
    reader.selectFrom(table).selectAll().where('account_id', '=', account);
  const [facts, addresses, vouchers, favourites, browsers, mail, openid, sessions, devices, wishes, rooms] =
    await Promise.all([
      reader
        .selectFrom('accounts')
        .select(['id', 'phone', 'created_at', 'phone_proved_at', 'terms_version', 'terms_at'])
        .where('id', '=', account)
        .executeTakeFirstOrThrow(),
      mine('addresses').execute(),
      mine('vouchers').execute(),
      reader.selectFrom('collection').select(['kind', 'item', 'added_at']).where('account_id', '=', account).execute(),
      reader
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'language', 'created_at'])
        .where('account_id', '=', account)
        .execute(),
      mailOf(reader, account),
      reader
        .selectFrom('openid_identities')
        .select(['issuer', 'subject', 'created_at'])
        .where('account_id', '=', account)
        .execute(),
      reader
        .selectFrom('sessions')
        .select(['browser', 'started_at', 'used_at', 'expires_at'])
        .where('account_id', '=', account)
        .execute(),
      reader
        .selectFrom('known_devices')
        .select('used_at')
        .where('holder', '=', holderOf({ id: account }))
        .execute(),
      wishesOf(reader, account, 0),
      roomsOf(reader, account, 0),
    ]);
  return {
    ...facts,
    addresses,
    vouchers,
    favourites,
    notified_browsers: browsers,
    ...mail,
    openid,
    sessions,
    known_devices: devices,
    wishes,
    pair_rooms: rooms,
  };
}

/** Where its e-mails go, what waits for a confirmation, and what was replaced in the last days. */
async function mailOf(reader: Reader, account: AccountId) {
  const [mail_addresses, asked_mail_addresses, former_mail_addresses] = await Promise.all([
    reader
      .selectFrom('mail_addresses')
      .select(['address', 'language', 'news', 'state', 'order_id', 'created_at'])
      .where((row) =>
        row.or([
          row('account_id', '=', account),
          row('order_id', 'in', reader.selectFrom('orders').select('id').where('account_id', '=', account)),
        ]),
      )
      .execute(),
    reader
      .selectFrom('asked_mail_addresses')
      .select(['address', 'language', 'news', 'asked_at'])
      .where('account_id', '=', account)
      .execute(),
    reader
      .selectFrom('former_mail_addresses')
      .select(['address', 'language', 'news', 'replaced_by', 'replaced_at'])
      .where('account_id', '=', account)
      .execute(),
  ]);
  return {
    mail_addresses: mail_addresses.map(withTopics),
    asked_mail_addresses: asked_mail_addresses.map(withTopics),
    former_mail_addresses: former_mail_addresses.map(withTopics),
  };
}

const withTopics = <Row extends { readonly news: number }>(row: Row) => ({ ...row, news: topicsOf(row.news) });

async function* orderFiles(reader: Reader, account: AccountId, now: number): AsyncGenerator<ArchivedFile> {
  const orders = await reader
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (let at = 0; at < orders.length; at += MAX_ORDERS)
    for (const view of await orderViews(reader, orders.slice(at, at + MAX_ORDERS))) {
      const { problems } = await problemsOfOrder(reader, account, view.order_id, now);
      const { language, placed_from } = orders.find(({ id }) => id === view.order_id) ?? {};
      yield json(`orders/${view.order_number}.json`, { ...view, language, placed_from, problems });
    }
}

async function* designFiles(reader: Reader, account: AccountId): AsyncGenerator<ArchivedFile> {
  const works = await reader
    .selectFrom('works')
    .select(['id', 'title', 'goods_id', 'choice', 'pair', 'document_hash', 'created_at', 'updated_at'])
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { document_hash, choice, ...work } of works)
    yield json(`designs/${work.id}.json`, {
      ...work,
      choice: parsed(choice),
      design: await design(reader, document_hash),
    });
  const list = await reader
    .selectFrom('shopping_list')
    .select(['id', 'goods_id', 'shell_id', 'colour_id', 'document_hash', 'added_at'])
    .where('account_id', '=', account)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { document_hash, ...entry } of list)
    yield json(`shopping-list/${entry.id}.json`, { ...entry, design: await design(reader, document_hash) });
}

/** The words of an account's drawings, and what became of them. */
async function* drawingFiles(reader: Reader, account: AccountId): AsyncGenerator<ArchivedFile> {
  const drawings = await reader
    .selectFrom('drawings')
    .select(['id', 'state', 'prompt', 'style', 'picture', 'seed', 'created_at'])
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  if (drawings.length > 0) yield json('drawings.json', drawings);
}

async function design(reader: Reader, hash: string): Promise<unknown> {
  const row = await reader.selectFrom('documents').select('content').where('hash', '=', hash).executeTakeFirst();
  return parsed(row?.content ?? null);
}

const parsed = (stored: string | null): unknown => (stored === null ? null : JSON.parse(stored));

const json = (name: string, value: unknown): ArchivedFile => ({
  name,
  bytes: Buffer.from(JSON.stringify(value, null, 2)),
});
