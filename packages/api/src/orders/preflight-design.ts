import { CallError } from '@cpc/contract';
import {
  type DesignDocument,
  type Fact,
  type Finding,
  type Pixels,
  preflight,
  type PreflightFacts,
  type ShellLook,
  type Surface,
} from '@cpc/design';
import type { AccountId, AssetId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import type { Reader } from '../db/database.ts';
import type { Blobs } from '../ports/blobs.ts';
import type { TextGauge } from '../preflight/gauge.ts';

interface Ports {
  readonly read: Reader;
  readonly blobs: Blobs;
  readonly gauge: TextGauge;
}

interface Design {
  readonly accountId: AccountId;
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly shell: ShellLook;
}

/**
 * The same preflight as the editor's, by what is really stored and how texts are really set (PF-03).
 * @returns what stands and yet can be printed
 * @throws CallError designEmpty, or designUnprintable with the findings
 */
export async function preflightDesign(
  ports: Ports,
  { accountId, document, surface, shell }: Design,
): Promise<readonly Finding[]> {
  const facts = await factsOf(ports, accountId, document);
  const findings = preflight({ document, surface, shell, facts });
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  if (blocking.some(({ kind }) => kind === 'empty')) throw new CallError('designEmpty');
  if (blocking.length > 0) throw new CallError('designUnprintable', {}, { findings: blocking });
  return findings;
}

async function factsOf(
  { read, blobs, gauge }: Ports,
  account: AccountId,
  document: DesignDocument,
): Promise<PreflightFacts> {
  const { pictures, stickers, wallpapers, texts } = collectAssets(document);
  const [ofPictures, ofStickers, ofWallpapers, ofTexts] = await Promise.all([
    pictureSizes(read, blobs, account, pictures),
    librarySizes(read, 'sticker', stickers),
    librarySizes(read, 'wallpaper', wallpapers),
    gauge(texts),
  ]);
  return {
    picture: (asset) => ofPictures.get(asset) ?? 'gone',
    sticker: (key) => ofStickers.get(key) ?? 'gone',
    wallpaper: (key) => ofWallpapers.get(key) ?? 'gone',
    text: (layer) => ofTexts.get(layer.id),
    // Nobody taps a fix here.
    typefacesFor: () => [],
  };
}

async function pictureSizes(
  read: Reader,
  blobs: Blobs,
  account: AccountId,
  assets: readonly AssetId[],
): Promise<ReadonlyMap<string, Fact<Pixels>>> {
  if (assets.length === 0) return new Map();
  const rows = await read
    .selectFrom('pictures')
    .select(['asset', 'width', 'height'])
    .where('account_id', '=', account)
    .where('asset', 'in', assets)
    .execute();
  const stored = await Promise.all(rows.map(({ asset }) => blobs.has(asset as AssetId)));
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
