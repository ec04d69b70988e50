import type { Migration } from '../migration.ts';
import { baseline } from '../migrations/001-baseline.ts';

/** Every migration, in order. */
export const MIGRATIONS: readonly Migration[] = [baseline];
