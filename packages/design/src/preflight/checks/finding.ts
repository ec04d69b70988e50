import type { LayerId } from '../../document/layers/base.ts';

/** Possible problems of a design on a surface (PF-01), worst first. */
export const FINDING_KINDS = [
  'empty',
  'tooComplex',
  'assetMissing',
  'missingGlyph',
  'emptyPlace',
  'underCamera',
  'outsideSafe',
  'outside',
  'invisibleInk',
  'lowResolution',
  'smallText',
  'thinLetters',
  'thinEdge',
  'thinLine',
  'uncoveredEdge',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** `blocks`: it cannot be printed at all. `strong`: the customer will hardly want it. `warn`: worth a look. */
export const SEVERITIES = ['warn', 'strong', 'blocks'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * The fixes of findings, one tap each (PF-02). `upscale` takes a tool and time, and for `choosePhoto` the customer chooses a
 * file; all others are changes of the design.
 */
export const FIXES = [
  'moveInside',
  'coverCase',
  'shrink',
  'upscale',
  'choosePhoto',
  'enlarge',
  'widen',
  'changeInk',
  'addWhite',
  'changeTypeface',
  'remove',
] as const;
export type Fix = (typeof FIXES)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The layer concerned; null for the whole design. */
  readonly layer: LayerId | null;
  /** Numbers and words for the message: dpi, mm, the missing characters. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Null if one tap cannot fix it. */
  readonly fix: Fix | null;
}

/** The worst severity of the findings; undefined if there are none. */
export function worstOf(findings: readonly Finding[]): Severity | undefined {
  return SEVERITIES.findLast((severity) => findings.some((finding) => finding.severity === severity));
}
