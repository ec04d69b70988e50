import { Button, useT } from '@cpc/ui';
import type { Library } from './use-library.ts';

/** Number of groups offered when a search found nothing. */
const MAX_OFFERED = 6;

/** Shown for a search without results: it suggests groups to try. */
export function NothingFound({ library }: { readonly library: Library }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2 py-1">
      <p className="text-body font-medium">{t('studio.library.nothing', { words: library.words.trim() })}</p>
      <p className="text-small text-ink-soft">{t('studio.library.else')}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        {library.groups.slice(0, MAX_OFFERED).map(({ key, title }) => (
          <Button
            key={key}
            onClick={() => {
              library.search('');
              library.choose(key);
            }}
          >
            {title}
          </Button>
        ))}
      </div>
    </div>
  );
}
