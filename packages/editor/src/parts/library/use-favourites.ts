import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../model/context.ts';

type Kind = 'sticker' | 'wallpaper';

interface Favourites {
  /** Keys, the latest first. */
  readonly favourites: readonly string[];
  /** Adds or removes a favourite. If the account refuses, the old state is shown again and the customer is told. */
  readonly turn: (key: string) => void;
}

/** The favourites of a library, kept at the account. */
export function useFavourites(kind: Kind): Favourites {
  const { ports, notify } = useEditor();
  const [favourites, setFavourites] = useState<readonly string[]>([]);
  /** What was changed since the list was asked for: an answer that comes late undoes none of it. */
  const changed = useRef(new Map<string, boolean>());
  useEffect(() => {
    let wanted = true;
    changed.current.clear();
    // Without a network there is no shelf of favourites.
    const list = async () => (await ports.favourites()).list(kind);
    list().then(
      (keys) => wanted && setFavourites(withChanges(keys, changed.current)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [kind, ports]);
  const show = (key: string, on: boolean) => {
    changed.current.set(key, on);
    setFavourites((before) => withChanges(before, new Map([[key, on]])));
  };
  const turn = (key: string) => {
    const on = !favourites.includes(key);
    show(key, on);
    const change = async () => (await ports.favourites()).change(kind, key, on);
    change().catch(() => {
      show(key, !on);
      notify('common.net.abnormal', 'error');
    });
  };
  return { favourites, turn };
}

/** The latest change first, before what was there. */
const withChanges = (keys: readonly string[], changed: ReadonlyMap<string, boolean>): readonly string[] => [
  ...[...changed]
    .filter(([, on]) => on)
    .map(([key]) => key)
    .toReversed(),
  ...keys.filter((key) => !changed.has(key)),
];
