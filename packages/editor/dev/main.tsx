import { type Colour, type DesignDocument, EMPTY_DOCUMENT, type UnderbaseMode } from '@cpc/design';
import { createLanguage, resolveLocale, textsFrom } from '@cpc/i18n';
import { loadScriptFaces, TextProvider, ToastProvider, useToast } from '@cpc/ui';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from '../src/index.ts';
import { devPorts } from './ports.ts';
import { PHONE } from './phone.ts';

const query = new URLSearchParams(location.search);
const shell = {
  colour: `#${query.get('shell') ?? '22304d'}` as Colour,
  opacity: Number(query.get('clear') ?? 1),
  underbase: (query.get('underbase') ?? 'underColour') as UnderbaseMode,
};

/** The query parameter `document` gives the design to start with, as JSON. */
const given = JSON.parse(query.get('document') ?? JSON.stringify(EMPTY_DOCUMENT)) as DesignDocument;

function App() {
  const toast = useToast();
  const ports = useMemo(
    () => devPorts((text, kind) => toast(text, { tone: kind === 'error' ? 'bad' : 'neutral' })),
    [toast],
  );
  return (
    <Editor
      ports={ports}
      surface={PHONE}
      shell={shell}
      initial={given}
      sale={{ price: '€19.90' }}
      onBack={() => history.back()}
      onChange={(document) => console.info('changed', JSON.stringify(document))}
      onDone={() => console.info('done')}
    />
  );
}

const language = await createLanguage({
  load: textsFrom((address) => fetch(address)),
  parts: ['entry', 'studio', 'customer'],
  initial: resolveLocale({ query: query.get('language') }),
});
await loadScriptFaces(language.current().locale.tag);
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language}>
    <ToastProvider>
      <App />
    </ToastProvider>
  </TextProvider>,
);
