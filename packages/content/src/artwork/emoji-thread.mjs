// A thread starts without the loader of its process, so it registers its own before it loads TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./emoji-thread.ts');
