// Vite loads its configuration, and what that imports from packages, as plain JavaScript. This is the only such file
// here.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./src/vite.ts')} */
const plugin = await tsImport('./src/vite.ts', import.meta.url);
export const { appNames, catalogues } = plugin;
