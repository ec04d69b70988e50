import { type DesignDocument, EMPTY_DOCUMENT, PLAIN_PICTURE } from '@cpc/design';
import { type AssetId, degrees, mm } from '@cpc/domain';
import type { Database } from '../base/db/database.ts';
import { DAY_MS, HOUR_MS } from '../base/ports/clock.ts';
import { type Caller, caller, callerOf } from './caller.ts';
import { photo } from './pictures.ts';
import { type TestShop, testShop } from './shop.ts';
import { upload } from './upload.ts';

export function withPicture(asset: AssetId, changes: object = {}): DesignDocument {
  const layer = {
    id: 'picture',
    type: 'picture',
    stack: 'a0',
    group: null,
    placement: { x: mm(37), y: mm(100), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
    opacity: 1,
    locked: false,
    hidden: false,
    asset,
    width: mm(4),
    height: mm(3),
    ...PLAIN_PICTURE,
    ...changes,
  };
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, picture: layer } } as unknown as DesignDocument;
}

/** A shop for tests in which time passes and sweeps run. */
export async function studio(db: Database) {
  const shop = await testShop(db);
  const { services } = shop;
  const me = await shop.customer();
  const photos = new Map<number, Buffer>();
  /** Uploads a photo; the same width gives the same photo. */
  const picture = async (who: Caller = me, width = 320) => {
    const bytes = photos.get(width) ?? (await photo(width, 240));
    photos.set(width, bytes);
    return (await upload(shop.app, who.headers, bytes)).data.asset;
  };
  /** Lets time pass, with sweeps before and after. */
  const pass = async (ms: number) => {
    await shop.work();
    services.clock.pass(ms);
    await shop.work();
  };
  /** Lets enough time pass for the removal of files that no row refers to. */
  const sweepFiles = async () => {
    await pass(DAY_MS + HOUR_MS);
    await pass(HOUR_MS);
  };
  return { shop, services, me, picture, pass, sweepFiles, has: (asset: AssetId) => services.blobs.has(asset) };
}

/** Continues as the same guest with the token from before the session expired (decision 094). */
export async function backAgain({ app }: TestShop, { headers }: Caller): Promise<Caller> {
  const last_token = headers['authorization']?.replace('Bearer ', '') ?? '';
  return callerOf(app, await caller(app).must('User.guest', { last_token }));
}
