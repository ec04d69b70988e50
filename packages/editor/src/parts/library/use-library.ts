import type { LibraryItem } from '@cpc/contract';
import { createSearch } from '@cpc/search';
import { useTranslator } from '@cpc/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor } from '../../model/context.ts';
import { createRecents } from '../colour/recents.ts';
import { useFavourites } from './use-favourites.ts';

export type LibraryKind = 'sticker' | 'wallpaper';

/** The customer's own shelves, besides the groups of the library. */
export type OwnShelf = 'recent' | 'favourites';

export interface LibraryGroup {
  readonly key: string;
  readonly title: string;
  /** Address of the picture that represents it. */
  readonly picture: string;
}

export interface Library {
  readonly kind: LibraryKind;
  readonly groups: readonly LibraryGroup[];
  /** The own shelves that are not empty. */
  readonly own: readonly OwnShelf[];
  readonly group: string;
  readonly choose: (group: string) => void;
  readonly words: string;
  readonly search: (words: string) => void;
  readonly shown: readonly LibraryItem[];
  readonly titleOf: (item: LibraryItem) => string;
  /** The item used last: it can be added to the favourites. */
  readonly last: LibraryItem | undefined;
  readonly isFavourite: boolean;
  /** Adds the item used last to the favourites, or removes it. */
  readonly keep: () => void;
  /** Records that an item is used. */
  readonly take: (item: LibraryItem) => void;
}

const MAX_RECENT = 24;

/** The state of a library for one customer: groups, search, favourites. */
export function useLibrary(kind: LibraryKind, items: readonly LibraryItem[]): Library {
  const { tOr } = useTranslator();
  const memory = useEditor().ports.memory;
  const [recents] = useState(() => createRecents(memory, `recent.${kind}`, MAX_RECENT));
  // The shelf of recent items stays unchanged while the library is open: no tile moves under the finger.
  const [recent] = useState(() => recents.list());
  const { favourites, turn } = useFavourites(kind);
  const [words, search] = useState('');
  const [last, setLast] = useState<LibraryItem>();
  const shelves = useMemo(() => ({ recent, favourites }), [recent, favourites]);
  const groups = useMemo(() => groupsOf(items, (key) => tOr(`${kind}Group.${key}`, key)), [items, kind, tOr]);
  const own = (['recent', 'favourites'] as const).filter((shelf) => shelves[shelf].length > 0);
  const [chosen, choose] = useState<string>();
  const group = chosen ?? groups[0]?.key ?? '';
  const titleOf = (item: LibraryItem) => tOr(`${kind}.${item.key}`, item.title);
  const find = useMemo(
    () =>
      createSearch(items, (item) => [
        tOr(`${kind}.${item.key}`, item.title),
        item.title,
        ...(item.keywords ?? []),
        tOr(`${kind}Group.${item.group}`, item.group),
      ]),
    [items, kind, tOr],
  );
  const asked = useDeferredValue(words.trim());
  const shown = useMemo(() => {
    if (asked !== '') return find(asked);
    const shelf = group === 'recent' || group === 'favourites' ? shelves[group] : undefined;
    if (!shelf) return items.filter((item) => item.group === group);
    return shelf.flatMap((key) => items.find((item) => item.key === key) ?? []);
  }, [asked, find, group, items, shelves]);
  const isFavourite = last !== undefined && favourites.includes(last.key);
  return {
    kind,
    groups,
    own,
    group,
    choose,
    words,
    search,
    shown,
    titleOf,
    last,
    isFavourite,
    keep: () => {
      if (last) turn(last.key);
    },
    take: (item) => {
      recents.add(item.key);
      setLast(item);
    },
  };
}

function groupsOf(items: readonly LibraryItem[], titleOf: (key: string) => string): readonly LibraryGroup[] {
  const first = new Map<string, LibraryItem>();
  for (const item of items) if (!first.has(item.group)) first.set(item.group, item);
  return [...first].map(([key, item]) => ({ key, title: titleOf(key), picture: item.preview ?? item.url }));
}
