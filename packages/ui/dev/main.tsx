import { createLanguage, resolveLocale } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { entryCatalogues } from '@cpc/i18n/entry';
import { studioCatalogues } from '@cpc/i18n/studio';
import { loadScriptFaces, TextProvider, ToastProvider } from '@cpc/ui';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const initial = resolveLocale({ query: query.get('language') });
document.body.dataset['theme'] = query.get('theme') ?? 'dark';
void loadScriptFaces(initial);
const language = await createLanguage({ parts: [entryCatalogues, studioCatalogues, customerCatalogues], initial });
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language}>
    <ToastProvider>
      <Gallery open={query.get('open') ?? ''} />
    </ToastProvider>
  </TextProvider>,
);
