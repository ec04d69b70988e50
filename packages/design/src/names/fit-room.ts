import type { LayerId } from '../document/layers/base.ts';
import type { TextLayer } from '../document/layers/text.ts';
import type { Surface } from '../surface/surface.ts';
import type { WordBox } from './spot.ts';

/** What fitting needs to know. */
export interface FitRoom {
  readonly surface: Surface;
  /** The size of a text at scale 1, mm; the caller shapes it. */
  readonly boxOf: (layer: TextLayer) => WordBox;
  readonly nextId: () => LayerId;
  /** This text is being edited: it stays in the design. */
  readonly edited: LayerId | null;
}
