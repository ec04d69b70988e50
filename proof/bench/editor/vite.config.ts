import { resolve } from 'node:path';
import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = resolve(import.meta.dirname, 'pages');

/** Production builds of the three pages of the bench. */
export default defineConfig({
  root: pages,
  logLevel: 'warn',
  plugins: [react(), tailwindcss(), catalogues()],
  build: { rolldownOptions: { input: ['editor', 'konva', 'fabric'].map((name) => resolve(pages, `${name}.html`)) } },
});
