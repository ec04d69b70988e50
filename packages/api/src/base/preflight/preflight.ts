import {
  type DesignDocument,
  type Finding,
  type Pixels,
  preflight as findingsIn,
  type ShellLook,
  type Surface,
} from '@cpc/design';
import { collectAssets } from '@cpc/paint';
import type { Owner } from '../processes/fair-queue.ts';
import type { TextGauge } from './gauge.ts';

/** The pixel sizes of available files, by name; a file that is missing here is gone. */
type Sizes = ReadonlyMap<string, Pixels>;

/** A design with the known facts about it, as plain data that can be sent to another thread. */
export interface PreflightRequest {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly shell: ShellLook;
  readonly pictures: Sizes;
  readonly stickers: Sizes;
  readonly wallpapers: Sizes;
}

/**
 * The problems of a design, the worst first.
 * @param owner the address and the account that ask; if many wait, they take turns
 * @throws CallError if the check takes too long
 */
export type Preflight = (request: PreflightRequest, owner: Owner) => Promise<readonly Finding[]>;

/** The same preflight as in the editor, in this thread; a gauge sets its texts. */
export function preflightBy(gauge: TextGauge): (request: PreflightRequest) => Promise<readonly Finding[]> {
  return async ({ document, surface, shell, pictures, stickers, wallpapers }) => {
    const texts = await gauge(collectAssets(document).texts);
    const facts = {
      picture: (asset: string) => pictures.get(asset) ?? ('gone' as const),
      sticker: ({ sticker }: { readonly sticker: string }) => stickers.get(sticker) ?? ('gone' as const),
      wallpaper: (key: string) => wallpapers.get(key) ?? ('gone' as const),
      text: ({ id }: Parameters<TextGauge>[0][number]) => texts.get(id),
      // The server offers no fixes.
      typefacesFor: () => [],
    };
    return findingsIn({ document, surface, shell, facts });
  };
}
