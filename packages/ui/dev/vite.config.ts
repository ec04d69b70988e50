import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery: every control on one page, for development. Not shipped. `npx vite packages/ui/dev` */
export default defineConfig({ root: import.meta.dirname, plugins: [react(), tailwindcss(), catalogues()] });
