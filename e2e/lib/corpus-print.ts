import { type AssetSource, loadAssets, renderRaster } from '@cpc/paint/node';
import { corpus, type CorpusDesign, fontSource } from '@cpc/paint/testing';
import { createShaper, loadHarfBuzz, type Shaper } from '@cpc/paint/text';
import { type CorpusPictures, picturesOfCorpus } from './corpus-pictures.ts';
import { type CorpusBrowser, openScreenPainter } from './corpus.ts';

/** Another seed gives other designs: `CORPUS_SEED=7 npx playwright test corpus`. */
export const SEED = Number(process.env['CORPUS_SEED'] ?? 1);
/** How much a channel may differ, of 255, before a pixel counts as different. */
const TOLERANCE = 8;
/** The part of a design's inked pixels that may differ. */
export const MAX_DIFFERING = 0.0025;
/** It needs half a minute of CPU time; the machine may be busy with other work. */
export const CORPUS_TIMEOUT_MS = 600_000;

interface Difference {
  readonly name: string;
  /** Share of the inked pixels that differ. */
  readonly share: number;
  /** The largest difference of a channel, of 255. */
  readonly worst: number;
}

/** Paints designs in a browser and on the print side. @param scale pixels per mm */
export async function paintOnBothSides(
  browser: CorpusBrowser,
  scale: number,
  designs: readonly CorpusDesign[] = corpus(SEED),
): Promise<readonly Difference[]> {
  const pictures = await picturesOfCorpus();
  const screen = await openScreenPainter(browser, pictures);
  const shaper = createShaper(await loadHarfBuzz());
  const results: Difference[] = [];
  for (const design of designs) {
    const [seen, printed] = [await screen.paint(design, scale), await printSide(design, scale, pictures, shaper)];
    if (seen.length !== printed.length) throw new Error(`${design.name}: ${seen.length} bytes, not ${printed.length}`);
    results.push({ name: design.name, ...differences(seen, printed) });
  }
  await screen.close();
  const [worst] = results.toSorted((a, b) => b.share - a.share);
  // oxlint-disable-next-line no-console -- the figure the README quotes
  console.log(`corpus of ${results.length}, seed ${SEED}: at most ${percent(worst?.share)} differ (${worst?.name})`);
  return results;
}

/** The files that a design uses, loaded for the print side. */
export function assetsOf({ document }: CorpusDesign, pictures: CorpusPictures, shaper: Shaper) {
  const read = async (name: string): Promise<Uint8Array> => pictures[name as keyof CorpusPictures];
  const source: AssetSource = { picture: read, sticker: read, wallpaper: read, fonts: fontSource };
  return loadAssets(document, source, shaper);
}

async function printSide(design: CorpusDesign, scale: number, pictures: CorpusPictures, shaper: Shaper) {
  const assets = await assetsOf(design, pictures, shaper);
  return renderRaster({ ...design, assets, dpi: scale * 25.4 }, { area: 'trim', cut: 'outline' }).data;
}

/** Both are composited on white, so that nearly transparent pixels count as little as they are visible. */
export function differences(a: ArrayLike<number>, b: ArrayLike<number>) {
  let [inked, differing, worst] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const [alphaA, alphaB] = [a[i + 3] ?? 0, b[i + 3] ?? 0];
    if (alphaA + alphaB === 0) continue;
    inked += 1;
    let off = Math.abs(alphaA - alphaB);
    for (let c = i; c < i + 3; c += 1) {
      const [onWhiteA, onWhiteB] = [((a[c] ?? 0) - 255) * alphaA, ((b[c] ?? 0) - 255) * alphaB];
      off = Math.max(off, Math.abs(onWhiteA - onWhiteB) / 255);
    }
    worst = Math.max(worst, off);
    if (off > TOLERANCE) differing += 1;
  }
  return { share: differing / Math.max(1, inked), worst: Math.round(worst) };
}

const percent = (share = Number.NaN): string => `${(share * 100).toFixed(3)} %`;
