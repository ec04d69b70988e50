import { createLanguage, resolveLocale, textsFrom } from '@cpc/i18n';
import { loadScriptFaces, TextProvider, ToastProvider } from '@cpc/ui';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const initial = resolveLocale({ query: query.get('language') });
document.body.dataset['theme'] = query.get('theme') ?? 'dark';
void loadScriptFaces(initial);
const language = await createLanguage({
  load: textsFrom((address) => fetch(address)),
  parts: ['entry', 'studio', 'customer'],
  initial,
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language}>
    <ToastProvider>
      <Gallery open={query.get('open') ?? ''} />
    </ToastProvider>
  </TextProvider>,
);
