import type { LibraryItem } from '@cpc/contract';
import { hideBroken } from './hide-broken.ts';
import type { TileShape } from './tile-shape.ts';

export interface LibraryTileProps {
  readonly item: LibraryItem;
  readonly title: string;
  readonly shape: TileShape;
  readonly chosen: boolean | undefined;
  readonly tabIndex: 0 | -1;
  readonly onChoose: () => void;
}

export function LibraryTile({ item, title, shape, chosen, tabIndex, onChoose }: LibraryTileProps) {
  const isPortrait = shape === 'portrait';
  return (
    <button
      type="button"
      aria-label={title}
      title={title}
      aria-pressed={chosen}
      tabIndex={tabIndex}
      onClick={onChoose}
      className={`press bg-lifted aria-pressed:outline-warm size-full rounded-medium aria-pressed:outline-3 aria-pressed:-outline-offset-3 ${isPortrait ? 'overflow-hidden' : 'p-2'}`}
    >
      <img
        src={item.preview ?? item.url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={hideBroken}
        draggable={false}
        className={`size-full ${isPortrait ? 'object-cover' : 'object-contain'}`}
      />
    </button>
  );
}
