import type { LibraryItem } from '@cpc/contract';
import { Button, Skeleton, useT } from '@cpc/ui';
import { type Loaded } from './use-loaded.ts';

export interface LibraryGridProps {
  readonly items: Loaded<readonly LibraryItem[]>;
  /** `portrait` for wallpapers. */
  readonly shape: 'square' | 'portrait';
  readonly chosen?: string | undefined;
  readonly onChoose: (item: LibraryItem) => void;
}

const SHAPES = {
  square: {
    grid: 'grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))]',
    cell: 'aspect-square p-2',
    image: 'object-contain',
  },
  portrait: {
    grid: 'grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]',
    cell: 'aspect-[9/16] overflow-hidden',
    image: 'object-cover',
  },
} as const;

/** Pictures of the station's library to choose from. */
export function LibraryGrid({ items, shape, chosen, onChoose }: LibraryGridProps) {
  const t = useT();
  const look = SHAPES[shape];
  if (items.state === 'failed') {
    return (
      <div role="alert" className="text-small text-ink-soft flex flex-col items-start gap-3 py-2">
        {t('studio.library.failed')}
        <Button kind="outline" icon="refresh" onClick={items.retry}>
          {t('studio.library.retry')}
        </Button>
      </div>
    );
  }
  if (items.state === 'there' && items.value.length === 0)
    return <p className="text-small text-ink-soft py-2">{t('studio.library.empty')}</p>;
  return (
    <div className={`grid gap-2 p-1 ${look.grid}`}>
      {items.state === 'loading'
        ? Array.from({ length: 8 }, (_, i) => <Skeleton key={i} className={look.cell} />)
        : items.value.map((item) => (
            <button
              key={item.key}
              type="button"
              aria-label={item.title}
              aria-pressed={chosen === undefined ? undefined : chosen === item.key}
              onClick={() => onChoose(item)}
              className={`press bg-lifted aria-pressed:outline-warm rounded-medium aria-pressed:outline-2 ${look.cell}`}
            >
              <img
                src={item.url}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
                className={`size-full ${look.image}`}
              />
            </button>
          ))}
    </div>
  );
}
