import { resolveLocale } from '@cpc/i18n';
import { useLocale } from '@cpc/ui';
import { useEffect } from 'react';

/** After this time without a touch the next person stands in front of the display. */
const QUIET_MS = 30_000;
const SIGNS = ['pointerdown', 'keydown', 'change'] as const;

/** The display returns to the station's language when nobody has touched it for a while (LG-03). */
export function useHomeLanguage(station: string | undefined): void {
  const { locale, choose } = useLocale();
  useEffect(() => {
    if (station === undefined) return undefined;
    const home = resolveLocale({ station });
    if (locale.tag === home) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      // A catalogue that does not load, because the server is away, is asked for again after the next quiet time.
      timer = setTimeout(() => void choose(home).catch(wait), QUIET_MS);
    };
    wait();
    for (const sign of SIGNS) addEventListener(sign, wait);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, wait);
    };
  }, [station, locale.tag, choose]);
}
