import { CallError } from '@cpc/contract';
import type { DesignDocument, Finding, Pixels, ShellLook, Surface } from '@cpc/design';
import { type AccountId, type AssetId, brand } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import type { Reader } from '../../base/db/database.ts';
import { addressOf } from '../../base/http/address.ts';
import type { Blobs } from '../../base/ports/blobs.ts';
import { refuseTooManyBytes } from '../../base/preflight/complexity.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';

interface Ports {
  readonly read: Reader;
  readonly blobs: Blobs;
  readonly preflight: Preflight;
}

interface Design {
  readonly accountId: AccountId;
  /** The address that the call comes from. */
  readonly ip: string;
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly shell: ShellLook;
}

/**
 * The editor's preflight, with the stored sizes of pictures and the real measures of texts (PF-03).
 * @returns the findings that do not prevent printing
 * @throws CallError designEmpty, designUnprintable with the findings, or what preflight throws
 */
export async function preflightDesign(
  ports: Ports,
  { accountId, ip, document, surface, shell }: Design,
): Promise<readonly Finding[]> {
  const stored = await storedSizes(ports, accountId, document);
  const findings = await ports.preflight({ document, surface, shell, ...stored }, [addressOf(ip), accountId]);
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  if (blocking.some(({ kind }) => kind === 'empty')) throw new CallError('designEmpty');
  if (blocking.length > 0) throw new CallError('designUnprintable', {}, { findings: blocking });
  return findings;
}

async function storedSizes({ read, blobs }: Ports, account: AccountId, document: DesignDocument) {
  const assets = collectAssets(document);
  const [pictures, stickers, wallpapers] = await Promise.all([
    pictureSizes(read, blobs, account, assets.pictures),
    librarySizes(read, 'sticker', assets.stickers),
    librarySizes(read, 'wallpaper', assets.wallpapers),
  ]);
  return { pictures, stickers, wallpapers };
}

async function pictureSizes(
  read: Reader,
  blobs: Blobs,
  account: AccountId,
  assets: readonly AssetId[],
): Promise<ReadonlyMap<string, Pixels>> {
  if (assets.length === 0) return new Map();
  const rows = await read
    .selectFrom('pictures')
    .select(['asset', 'width', 'height', 'bytes'])
    .where('account_id', '=', account)
    .where('asset', 'in', assets)
    .execute();
  refuseTooManyBytes(rows.reduce((sum, { bytes }) => sum + bytes, 0));
  const stored = await Promise.all(rows.map(({ asset }) => blobs.has(brand<AssetId>(asset))));
  return new Map(rows.filter((_, n) => stored[n]).map(({ asset, width, height }) => [asset, { width, height }]));
}

async function librarySizes(
  read: Reader,
  kind: 'sticker' | 'wallpaper',
  keys: readonly string[],
): Promise<ReadonlyMap<string, Pixels>> {
  if (keys.length === 0) return new Map();
  const rows = await read
    .selectFrom('library')
    .select(['key', 'width', 'height'])
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, width, height }) => [key, { width, height }]));
}
