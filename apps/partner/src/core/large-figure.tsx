/** Width of a figure of the interface's typeface, em: digits, signs and the spaces between them. */
const GLYPH = 0.62;
/** Shorter figures fit every tile at full size. */
const MAX_SHORT = 6;

interface LargeFigureProps {
  readonly text: string;
  /** The size of a short figure, as a class. */
  readonly size: string;
  /** The size that a longer one never exceeds, as a length. */
  readonly most: string;
}

/** The figure of a tile, in one line if its tile has room for it at all. The tile is a container (`@container`). */
export function LargeFigure({ text, size, most }: LargeFigureProps) {
  const isShort = text.length <= MAX_SHORT;
  const fitting = `clamp(var(--text-body), calc(${100 / GLYPH}cqi / ${text.length}), ${most})`;
  return (
    <span
      className={`figures max-w-full font-semibold wrap-anywhere ${isShort ? size : 'leading-tight'}`}
      style={isShort ? undefined : { fontSize: fitting }}
    >
      {text}
    </span>
  );
}
