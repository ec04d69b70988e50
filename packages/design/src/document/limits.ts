import { BASE_LIMITS } from './layers/base.ts';
import { DOODLE_LIMITS } from './layers/doodle.ts';
import { INK_LIMITS } from './layers/ink.ts';
import { MAX_REACH } from '../surface/reach.ts';
import { TEXT_LIMITS } from './layers/text.ts';

/** Limits that no printable design exceeds; they keep a hostile document small and finite. */
export const LIMITS = {
  layers: 2_000,
  reach: MAX_REACH,
  ...BASE_LIMITS,
  ...TEXT_LIMITS,
  ...DOODLE_LIMITS,
  ...INK_LIMITS,
} as const;
