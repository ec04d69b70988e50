import type { PrintSettings } from '@cpc/design';
import { type AssetId, dpiToScale } from '@cpc/domain';
import {
  type AssetSource,
  loadAssets,
  type PictureBudget,
  renderDevicePage,
  renderPrintFile,
  renderThumbnail,
  thumbnailScale,
  tryProfile,
} from '@cpc/paint/node';
import { createShaper, MAX_KEPT_EMOJI, loadHarfBuzz } from '@cpc/paint/text';
import type { ContentFiles } from './content-files.ts';
import type { FrozenArt, Renderer } from './renderer.ts';

const THUMBNAIL_PX = 480;
/**
 * The most bytes of the decoded pictures of one design. The memory limits of the process have room for these and the
 * rest.
 */
const MAX_PRINT_PICTURE_BYTES = 600e6;
const MAX_SMALL_PICTURE_BYTES = 150e6;

export interface PaintPorts {
  /** A customer's picture or a station's profile; undefined if it is not stored. */
  readonly blob: (asset: AssetId) => Promise<Uint8Array | undefined>;
  readonly content: ContentFiles;
  /** A named CMYK profile. */
  readonly profile: (name: string) => Promise<Uint8Array>;
}

/** Renders files with the same painter as the screen (ED-08). */
export function paintRenderer({ blob, content, profile }: PaintPorts): Renderer {
  const source: AssetSource = {
    ...content,
    async picture(asset) {
      const bytes = await blob(asset);
      if (!bytes) throw new Error(`picture ${asset} is not stored`);
      return bytes;
    },
  };
  let shaper: Promise<ReturnType<typeof createShaper>> | undefined;
  async function artwork({ document, surface }: FrozenArt, budget: PictureBudget) {
    shaper ??= loadHarfBuzz().then((harfbuzz) => createShaper(harfbuzz, MAX_KEPT_EMOJI));
    return { document, surface, assets: await loadAssets(document, source, await shaper, budget) };
  }
  async function small(art: FrozenArt, px: number): Promise<Uint8Array> {
    const budget = { bytes: MAX_SMALL_PICTURE_BYTES, scale: thumbnailScale(art.surface, px) };
    return renderThumbnail(await artwork(art, budget), px);
  }
  async function profileOf({ measured, profile: name }: PrintSettings): Promise<Uint8Array | undefined> {
    if (!measured) return name === null ? undefined : profile(name);
    const bytes = await blob(measured.asset);
    if (!bytes) throw new Error(`profile ${measured.asset} is not stored`);
    return bytes;
  }
  return {
    printFile: async (art, settings, facts) =>
      renderPrintFile({
        ...(await artwork(art, { bytes: MAX_PRINT_PICTURE_BYTES, scale: dpiToScale(settings.dpi) })),
        settings,
        ...facts,
        shellUnderbase: art.underbase,
        profile: await profileOf(settings),
      }),
    thumbnail: (art) => small(art, THUMBNAIL_PX),
    preview: (art, side = THUMBNAIL_PX) => small(art, side),
    chart: (page, settings) => renderDevicePage(page, settings),
    tryProfile,
  };
}
