import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery: every control in one page, to look at. Not shipped. `npx vite packages/ui/dev` */
export default defineConfig({ root: import.meta.dirname, plugins: [react(), tailwindcss(), catalogues()] });
