import type { DesignDocument, ShellLook, Surface } from '@cpc/design';

/** A design that can be painted. */
export interface PaintableDesign {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly look: ShellLook;
  /** Paints a design, or a part of it, cut at the outline. @param side pixels of the longer side */
  readonly paint: (document: DesignDocument, side: number) => HTMLCanvasElement;
  /** Frees its pictures. */
  readonly release?: () => void;
}

/** Why there is no design: it is no longer stored, or what it is for is no longer sold. */
export type Missing = 'gone' | 'unsold';

/** What a keepsake is made of. */
export interface KeepsakeSource {
  /** The goods. */
  readonly name: string;
  /** Rejects without a network. */
  readonly load: () => Promise<PaintableDesign | Missing>;
}
