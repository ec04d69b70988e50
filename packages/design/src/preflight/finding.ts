import type { LayerId } from '../document/layers.ts';

/** What can be wrong with a design as it lies on a surface (PF-01), worst first. */
export const FINDING_KINDS = [
  'empty',
  'tooComplex',
  'assetMissing',
  'missingGlyph',
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

/** `blocks`: it cannot be printed at all. `strong`: the customer will hardly want it so. `warn`: worth a look. */
export const SEVERITIES = ['warn', 'strong', 'blocks'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What one tap does about a finding (PF-02). */
export const FIXES = [
  'moveInside',
  'coverCase',
  'shrink',
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
  /** The layer concerned; null where it is the whole design. */
  readonly layer: LayerId | null;
  /** Numbers and words for the message: dpi, mm, the characters that are missing. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Null where nothing can be done by one tap. */
  readonly fix: Fix | null;
}

/** The worst of some findings; undefined where there is none. */
export function worstOf(findings: readonly Finding[]): Severity | undefined {
  return SEVERITIES.findLast((severity) => findings.some((finding) => finding.severity === severity));
}
