// A forked process starts without a loader, so it registers one before it imports TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./sheet-process.ts');
