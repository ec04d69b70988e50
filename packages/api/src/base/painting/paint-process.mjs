// A process that is forked begins without a loader, so it brings its own before any TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./paint-process.ts');
