import type { LibraryItem } from '@cpc/contract';
import { useT } from '@cpc/ui';
import type { Loaded } from '../use-loaded.ts';
import { LibraryBar } from './library-bar.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { LibraryTile } from './library-tile.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { TileShape } from './tile-shape.ts';
import { type LibraryKind, useLibrary } from './use-library.ts';
import { VirtualGrid } from './virtual-grid.tsx';
import { LoadFailed } from '../load-failed.tsx';

export interface LibraryBrowserProps {
  readonly kind: LibraryKind;
  readonly items: Loaded<readonly LibraryItem[]>;
  readonly shape: TileShape;
  /** The key of the item in use, if any. */
  readonly chosen?: string | undefined;
  readonly onChoose: (item: LibraryItem) => void;
}

const keyOf = ({ key }: LibraryItem) => key;

/** Shows pictures of the library: by group, by search, recent ones and favourites. */
export function LibraryBrowser({ kind, items, shape, chosen, onChoose }: LibraryBrowserProps) {
  const t = useT();
  const library = useLibrary(kind, items.state === 'there' ? items.value : []);
  if (items.state === 'failed') {
    return <LoadFailed onRetry={items.retry} className="py-2" />;
  }
  if (items.state === 'loading') return <LibrarySkeleton shape={shape} />;
  if (items.value.length === 0) return <p className="text-small text-ink-soft py-2">{t('studio.library.empty')}</p>;
  return (
    <>
      <LibraryBar library={library} />
      {library.shown.length === 0 ? (
        <NothingFound library={library} />
      ) : (
        <VirtualGrid
          label={t(`studio.library.search.${kind}`)}
          items={library.shown}
          keyOf={keyOf}
          shape={shape}
          tile={(item, tabIndex) => (
            <LibraryTile
              item={item}
              title={library.titleOf(item)}
              shape={shape}
              tabIndex={tabIndex}
              chosen={chosen === undefined ? undefined : chosen === item.key}
              onChoose={() => {
                library.take(item);
                onChoose(item);
              }}
            />
          )}
        />
      )}
    </>
  );
}
