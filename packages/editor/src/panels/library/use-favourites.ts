import { useEffect, useState } from 'react';
import { useEditor } from '../../context.ts';

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
  useEffect(() => {
    let wanted = true;
    // Without a network there is no shelf of favourites.
    const list = async () => (await ports.favourites()).list(kind);
    list().then(
      (keys) => wanted && setFavourites(keys),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [kind, ports]);
  const show = (key: string, on: boolean) =>
    setFavourites((before) =>
      on ? [key, ...before.filter((other) => other !== key)] : before.filter((o) => o !== key),
    );
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
