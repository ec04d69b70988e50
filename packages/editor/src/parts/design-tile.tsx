import type { DesignDocument } from '@cpc/design';
import { PaintedDesign } from './painted-design.tsx';

export interface DesignTileProps {
  readonly label: string;
  readonly document: DesignDocument;
  /** Address of a small picture of it; without one it is painted. */
  readonly preview?: string | null;
  readonly tabIndex?: 0 | -1;
  readonly onChoose: () => void;
}

/** A finished design that can be chosen. */
export function DesignTile({ label, document, preview = null, tabIndex = 0, onChoose }: DesignTileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      onClick={onChoose}
      className="press bg-lifted size-full rounded-medium p-1.5"
    >
      {preview === null ? (
        <PaintedDesign document={document} />
      ) : (
        <img src={preview} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      )}
    </button>
  );
}
