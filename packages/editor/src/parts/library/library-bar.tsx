import { ChoiceChip, Icon, IconButton, SearchField, useT } from '@cpc/ui';
import { useEffect, useRef, useState } from 'react';
import { hideBroken } from './hide-broken.ts';
import type { Library } from './use-library.ts';

/** Stays visible above a library: its groups, the search, and the heart that keeps the item used last. */
export function LibraryBar({ library }: { readonly library: Library }) {
  const t = useT();
  const [searching, setSearching] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (searching) box.current?.querySelector('input')?.focus();
  }, [searching]);
  const { last, isFavourite } = library;
  return (
    <div className="bg-raised sticky -top-2 z-10 -mx-4 -mt-2 flex shrink-0 items-center gap-1 px-2 py-1.5">
      {searching ? (
        <div ref={box} className="flex min-w-0 flex-1 items-center gap-1">
          <div className="min-w-0 flex-1">
            <SearchField
              label={t(`studio.library.search.${library.kind}`)}
              value={library.words}
              onChange={library.search}
            />
          </div>
          <IconButton
            icon="close"
            label={t('common.close')}
            onClick={() => {
              library.search('');
              setSearching(false);
            }}
          />
        </div>
      ) : (
        <>
          <IconButton
            icon="search"
            kind="filled"
            label={t(`studio.library.search.${library.kind}`)}
            onClick={() => setSearching(true)}
          />
          <Groups library={library} />
        </>
      )}
      {last && (
        <IconButton
          icon="heart"
          label={t(isFavourite ? 'studio.library.unkeep' : 'studio.library.keep', { title: library.titleOf(last) })}
          pressed={isFavourite}
          onClick={library.keep}
          className={isFavourite ? 'text-warm [&_path]:fill-current' : ''}
        />
      )}
      <output className="sr-only">
        {library.words.trim() === '' ? '' : t('studio.library.found', { count: library.shown.length })}
      </output>
    </div>
  );
}

const OWN_ICONS = { recent: 'clock', favourites: 'heart' } as const;

function Groups({ library }: { readonly library: Library }) {
  const t = useT();
  return (
    <div className="hide-scrollbar flex min-w-0 flex-1 gap-1.5 overflow-x-auto px-1">
      {library.own.map((shelf) => (
        <ChoiceChip
          key={shelf}
          chosen={library.group === shelf}
          onClick={() => library.choose(shelf)}
          className="flex items-center gap-1.5 !px-3"
        >
          <Icon name={OWN_ICONS[shelf]} size={18} />
          {t(`studio.library.${shelf}`)}
        </ChoiceChip>
      ))}
      {library.groups.map(({ key, title, picture }) => (
        <ChoiceChip
          key={key}
          chosen={library.group === key}
          onClick={() => library.choose(key)}
          className="flex items-center gap-1.5 !ps-2 !pe-3.5"
        >
          <img
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            onError={hideBroken}
            className="size-6 rounded-small object-cover"
          />
          {title}
        </ChoiceChip>
      ))}
    </div>
  );
}
