import { TextProvider, ToastProvider } from '@cpc/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { language, queries } from './core/services.ts';
import { followOtherTabs } from './core/session-store.ts';
import { forgetAll } from './core/who.ts';
import { startTheme } from './app/theme.ts';
import './main.css';

startTheme();
followOtherTabs(forgetAll);
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language}>
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <App />
      </ToastProvider>
    </QueryClientProvider>
  </TextProvider>,
);
