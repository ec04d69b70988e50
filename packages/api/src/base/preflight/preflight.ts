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

/** Sizes of what is there to be printed, by name; what is missing here is gone. */
type Sizes = ReadonlyMap<string, Pixels>;

/** A design with what is known of it, as plain data that can go to another thread. */
export interface PreflightRequest {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly shell: ShellLook;
  readonly pictures: Sizes;
  readonly stickers: Sizes;
  readonly wallpapers: Sizes;
}

/**
 * What is wrong with a design, the worst first.
 * @param owner the address and the account that ask; where many wait, they take turns
 * @throws CallError where it cannot be said in time
 */
export type Preflight = (request: PreflightRequest, owner: Owner) => Promise<readonly Finding[]>;

/** The same preflight as the editor's, in this thread, its texts set by a gauge. */
export function preflightBy(gauge: TextGauge): (request: PreflightRequest) => Promise<readonly Finding[]> {
  return async ({ document, surface, shell, pictures, stickers, wallpapers }) => {
    const texts = await gauge(collectAssets(document).texts);
    const facts = {
      picture: (asset: string) => pictures.get(asset) ?? ('gone' as const),
      sticker: (key: string) => stickers.get(key) ?? ('gone' as const),
      wallpaper: (key: string) => wallpapers.get(key) ?? ('gone' as const),
      text: ({ id }: Parameters<TextGauge>[0][number]) => texts.get(id),
      // Nobody taps a fix here.
      typefacesFor: () => [],
    };
    return findingsIn({ document, surface, shell, facts });
  };
}
