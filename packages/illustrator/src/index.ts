export { understand, type Subject, type Understanding } from './understand/understand.ts';
export type { Near } from './understand/near.ts';
