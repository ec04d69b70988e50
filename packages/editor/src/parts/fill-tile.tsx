import type { ReactNode } from 'react';

export interface FillTileProps {
  readonly label: string;
  readonly chosen: boolean;
  /** A CSS background. */
  readonly background?: string | undefined;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** One background that can be chosen. */
export function FillTile({ label, chosen, background, onChoose, children }: FillTileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={onChoose}
      style={{ background }}
      className="press border-ink/15 bg-lifted text-ink-soft aria-pressed:outline-warm grid aspect-square place-items-center rounded-medium border aria-pressed:outline-3 aria-pressed:outline-offset-2"
    >
      {children}
    </button>
  );
}

/** On a phone, two rows that scroll sideways, so that the case stays large; with more room, all tiles are visible. */
export const TILE_GRID =
  'hide-scrollbar -mx-4 grid shrink-0 auto-cols-[3.5rem] grid-flow-col grid-rows-2 gap-2.5 overflow-x-auto px-5 py-1.5 landscape:mx-0 landscape:grid-flow-row landscape:auto-cols-auto landscape:grid-cols-5 landscape:grid-rows-none landscape:px-1';
