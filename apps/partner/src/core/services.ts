import { createAppClient, currentAddress, formatAddress, isPassing, navigate } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import { createLanguage, matchLocale, resolveLocale, textsFrom } from '@cpc/i18n';
import { loadScriptFaces } from '@cpc/ui';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentSession, loseSession } from './session-store.ts';
import { fetchAgain } from './fetch-again.ts';
import { readText, writeText } from './storage.ts';

const address = currentAddress();
const initial = resolveLocale({
  query: address.query['language'],
  saved: readText('language'),
  browser: navigator.languages,
});
// What stands before the `#` moves behind it; a language stays on the device, because other pages do not name it.
if (matchLocale(address.query['language'] ?? '') === initial) writeText('language', initial);
navigate(formatAddress({ ...address, query: { ...address.query, language: '' } }), { replace: true });
void loadScriptFaces(initial);

export const language = await createLanguage({
  load: textsFrom((file) => fetch(file)),
  parts: ['partner'],
  initial,
  onChosen: (locale) => {
    writeText('language', locale);
    void loadScriptFaces(locale);
  },
});

export const client = createAppClient(() => language, {
  fetch: (input, init) => fetch(input, init),
  getSession: currentSession,
  onSessionLost: () => loseSession(() => queries.clear()),
});

/** A refusal may mean that the person's role has changed: the identity is fetched again. */
const onRefused = (error: unknown) => {
  if (error instanceof ClientError && error.name === 'dutyMissing')
    void queries.invalidateQueries({ queryKey: ['me'] });
};

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onRefused }),
  mutationCache: new MutationCache({ onError: onRefused }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isPassing(error),
      staleTime: 2000,
      refetchInterval: fetchAgain(),
    },
  },
});
