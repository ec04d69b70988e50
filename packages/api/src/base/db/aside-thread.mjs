// A thread starts without the loader of its process, so it registers one before it imports TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./aside-thread.ts');
