import type { LocaleCode } from '@cpc/i18n';
import { useEffect, useRef } from 'react';
import { queryClient } from '../core/query-client.ts';
import { deviceStorage, NOTICES_KEY } from '../core/storage.ts';
import { holdsNow, sessionStore } from '../core/stores.ts';

/** Notices on this device follow a change of the language, on any page (QU-02). */
export function useNoticeLanguage(code: LocaleCode): void {
  const told = useRef(code);
  useEffect(() => {
    if (told.current === code) return;
    told.current = code;
    if (deviceStorage.getItem(NOTICES_KEY) !== null && holdsNow()) void tellLanguage(code);
  }, [code]);
}

/** If the server is not reached, the next page with an order tells it. */
async function tellLanguage(code: LocaleCode): Promise<void> {
  const { noticesHere } = await import('../data/notices.ts');
  await queryClient.prefetchQuery({ ...noticesHere(sessionStore.getState().userInfo?.uid, code), staleTime: 0 });
}
