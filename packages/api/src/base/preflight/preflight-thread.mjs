// A thread begins without the loader its process was started with, so it brings its own before any TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./preflight-thread.ts');
