import type { AssetId } from '@cpc/domain';
import { type AssetSource, loadAssets, renderPrintFile, renderThumbnail } from '@cpc/paint/node';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import type { ContentFiles } from './content-files.ts';
import type { FrozenArt, Renderer } from './renderer.ts';

const THUMBNAIL_PX = 480;

interface RendererPorts {
  /** A customer's picture, or undefined when it is not stored. */
  readonly picture: (asset: AssetId) => Promise<Uint8Array | undefined>;
  readonly content: ContentFiles;
  /** Path of a named CMYK profile. */
  readonly profile: (name: string) => string;
}

/** The painter of the screen as the renderer of files (ED-08). */
export function paintRenderer({ picture, content, profile }: RendererPorts): Renderer {
  const source: AssetSource = {
    ...content,
    async picture(asset) {
      const bytes = await picture(asset);
      if (!bytes) throw new Error(`picture ${asset} is not stored`);
      return bytes;
    },
  };
  let shaper: Promise<ReturnType<typeof createShaper>> | undefined;
  async function artwork({ document, surface }: FrozenArt) {
    shaper ??= loadHarfBuzz().then(createShaper);
    return { document, surface, assets: await loadAssets(document, source, await shaper) };
  }
  return {
    printFile: async (art, settings) =>
      renderPrintFile({
        ...(await artwork(art)),
        settings,
        shellUnderbase: art.underbase,
        cmykProfile: settings.profile === null ? undefined : profile(settings.profile),
      }),
    thumbnail: async (art, side = THUMBNAIL_PX) => renderThumbnail(await artwork(art), side),
  };
}
