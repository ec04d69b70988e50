import { ClientError, createClient, type TransportErrorName } from '@cpc/client';
import { createLanguage, type MessageKey, resolveLocale } from '@cpc/i18n';
import { partnerCatalogues } from '@cpc/i18n/partner';
import { loadScriptFaces, onPageReturn } from '@cpc/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentSession, loseSession } from './session-store.ts';
import { readText, writeText } from './storage.ts';

const initial = resolveLocale({
  query: new URLSearchParams(location.search).get('language'),
  saved: readText('language'),
  browser: navigator.languages,
});
void loadScriptFaces(initial);

export const language = await createLanguage({
  catalogues: partnerCatalogues,
  initial,
  onChosen: (code) => {
    writeText('language', code);
    void loadScriptFaces(code);
  },
});

const TRANSPORT_TEXTS: Readonly<Record<TransportErrorName, MessageKey>> = {
  networkAbnormal: 'common.net.abnormal',
  networkTimeout: 'common.net.timeout',
  unauthorised: 'common.net.unauthorised',
  noResponse: 'common.net.silent',
};

export const client = createClient({
  baseUrl: '',
  fetch,
  getSession: currentSession,
  getLanguage: () => language.current().locale.code,
  say: (name) => language.current().t(TRANSPORT_TEXTS[name]),
  onSessionLost: () => loseSession(() => queries.clear()),
  onReturn: onPageReturn,
});

/** A refusal may mean that the person's role has changed: the identity is fetched again. */
const onRefused = (error: unknown) => {
  if (error instanceof ClientError && error.name === 'ownersOnly') void queries.invalidateQueries({ queryKey: ['me'] });
};

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onRefused }),
  mutationCache: new MutationCache({ onError: onRefused }),
  defaultOptions: { queries: { retry: 1, staleTime: 2000 } },
});
