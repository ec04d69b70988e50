import type { Check } from './checks/check.ts';
import { assetMissing } from './checks/asset-missing.ts';
import { empty } from './checks/empty.ts';
import { emptyPlace } from './checks/empty-place.ts';
import { invisibleInk } from './checks/invisible-ink.ts';
import { lowResolution } from './checks/low-resolution.ts';
import { missingGlyph } from './checks/missing-glyph.ts';
import { outside } from './checks/outside.ts';
import { outsideSafe } from './checks/outside-safe.ts';
import { smallText } from './checks/small-text.ts';
import { thinEdge } from './checks/thin-edge.ts';
import { thinLetters } from './checks/thin-letters.ts';
import { thinLine } from './checks/thin-line.ts';
import { tooComplex } from './checks/too-complex.ts';
import { uncoveredEdge } from './checks/uncovered-edge.ts';
import { underCamera } from './checks/under-camera.ts';

/** All checks (PF-01), in the order in which findings are listed. */
export const CHECKS: readonly Check[] = [
  empty,
  tooComplex,
  assetMissing,
  missingGlyph,
  emptyPlace,
  underCamera,
  outsideSafe,
  outside,
  invisibleInk,
  lowResolution,
  smallText,
  thinLetters,
  thinEdge,
  thinLine,
  uncoveredEdge,
];
