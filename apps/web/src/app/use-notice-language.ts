import type { Locale } from '@cpc/i18n';
import { useEffect, useRef } from 'react';
import { queryClient } from '../core/query-client.ts';
import { deviceStorage, NOTICES_KEY } from '../core/storage.ts';
import { holdsNow, sessionStore } from '../core/stores.ts';

/** Notices on this device follow a change of the language, on any page (QU-02). */
export function useNoticeLanguage(locale: Locale): void {
  const told = useRef(locale);
  useEffect(() => {
    if (told.current === locale) return;
    told.current = locale;
    if (deviceStorage.getItem(NOTICES_KEY) !== null && holdsNow()) void tellLanguage(locale);
  }, [locale]);
}

/** If the server is not reached, the next page with an order tells it. */
async function tellLanguage(locale: Locale): Promise<void> {
  const { noticesHere } = await import('../data/notices.ts');
  await queryClient.prefetchQuery({ ...noticesHere(sessionStore.getState().userInfo?.uid, locale), staleTime: 0 });
}
