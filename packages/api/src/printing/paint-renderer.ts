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
  /** Of print files; 600 is a good default for phone cases. */
  readonly dpi: number;
}

/** The painter of the screen as the renderer of files (ED-08). */
export function paintRenderer({ picture, content, dpi }: RendererPorts): Renderer {
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
    printFile: async (art) => renderPrintFile({ ...(await artwork(art)), dpi, shellUnderbase: art.underbase }),
    thumbnail: async (art) => renderThumbnail(await artwork(art), THUMBNAIL_PX),
  };
}
