import type { InkSpace } from '@cpc/design';
import { isTable } from './icc-table.ts';
import { HEADER_BYTES, type IccTag, signatureAt, TABLE_AT, tagsOf, viewOf } from './icc-tags.ts';
import { descriptionOf } from './icc-text.ts';

/** Maximum size of a profile; those of machines have up to three million bytes. */
export const MAX_PROFILE_BYTES = 8 * 2 ** 20;

/** Why a file is not a usable printer profile; each has a message. */
export const PROFILE_PROBLEMS = [
  'tooLarge',
  'truncated',
  'notProfile',
  'sizeWrong',
  'versionUnknown',
  'notPrinter',
  'spaceWrong',
  'connectionWrong',
  'tagsBroken',
  'tablesMissing',
] as const;
export type ProfileProblem = (typeof PROFILE_PROBLEMS)[number];

/** The data of a printer's profile. */
export interface IccProfile {
  readonly space: InkSpace;
  /** As people write it: 2.1, 4.3. */
  readonly version: string;
  /** In one line; empty if it has no name. */
  readonly description: string;
  /** Its creation date, UTC ms; undefined if it is not a valid date. */
  readonly madeAt: number | undefined;
  /** Whether it has a separate table for relative colours; otherwise one table serves all intents. */
  readonly hasRelative: boolean;
}

export type ProfileRead =
  | { readonly ok: true; readonly profile: IccProfile }
  | { readonly ok: false; readonly problem: ProfileProblem };

const SPACES: Readonly<Record<string, InkSpace>> = { 'RGB ': 'rgb', CMYK: 'cmyk' };
const CONNECTIONS: readonly string[] = ['Lab ', 'XYZ '];
const CHANNELS: Readonly<Record<InkSpace, number>> = { rgb: 3, cmyk: 4 };
/** Tags that can describe the colours of an RGB device instead of tables. */
const MATRIX = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'];

/**
 * Reads and checks the header and the tags of an ICC profile (ICC.1:2022 and, for version 2, ICC.1:2001-04). Nothing in
 * it is trusted: it must be a printer profile with supported colour spaces, and all its data must lie within the file.
 */
export function readProfile(bytes: Uint8Array): ProfileRead {
  const wrong = headProblem(bytes);
  if (wrong) return { ok: false, problem: wrong };
  const tags = tagsOf(bytes);
  if (!tags) return { ok: false, problem: 'tagsBroken' };
  const space = SPACES[signatureAt(bytes, 16)] ?? 'cmyk';
  const problem = tableProblem(bytes, tags, space);
  if (problem) return { ok: false, problem };
  return {
    ok: true,
    profile: {
      space,
      version: `${bytes[8]}.${(bytes[9] ?? 0) >> 4}`,
      description: descriptionOf(bytes, tags.get('desc')),
      madeAt: madeAt(bytes),
      hasRelative: tags.has('B2A1'),
    },
  };
}

function headProblem(bytes: Uint8Array): ProfileProblem | undefined {
  if (bytes.length > MAX_PROFILE_BYTES) return 'tooLarge';
  if (bytes.length < HEADER_BYTES) return bytes.length >= 40 && isMarked(bytes) ? 'truncated' : 'notProfile';
  if (!isMarked(bytes)) return 'notProfile';
  const size = viewOf(bytes).getUint32(0);
  if (size > bytes.length || bytes.length < TABLE_AT) return 'truncated';
  if (size !== bytes.length) return 'sizeWrong';
  if (bytes[8] !== 2 && bytes[8] !== 4) return 'versionUnknown';
  if (signatureAt(bytes, 12) !== 'prtr') return 'notPrinter';
  if (!SPACES[signatureAt(bytes, 16)]) return 'spaceWrong';
  return CONNECTIONS.includes(signatureAt(bytes, 20)) ? undefined : 'connectionWrong';
}

const isMarked = (bytes: Uint8Array): boolean => signatureAt(bytes, 36) === 'acsp';

/** Checks the tables in both directions; for an RGB device, a matrix and curves are enough. */
function tableProblem(
  bytes: Uint8Array,
  tags: ReadonlyMap<string, IccTag>,
  space: InkSpace,
): 'tagsBroken' | 'tablesMissing' | undefined {
  const inks = CHANNELS[space];
  for (const [name, tag] of tags) {
    if (/^B2A[012]$/.test(name) && !isTable(bytes, tag, { from: 3, to: inks })) return 'tagsBroken';
    if (/^A2B[012]$/.test(name) && !isTable(bytes, tag, { from: inks, to: 3 })) return 'tagsBroken';
  }
  if (tags.has('B2A0') && tags.has('A2B0')) return undefined;
  const byMatrix = space === 'rgb' && !tags.has('B2A0') && MATRIX.every((name) => tags.has(name));
  return byMatrix ? undefined : 'tablesMissing';
}

function madeAt(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [24, 26, 28, 30, 32, 34].map((at) =>
    view.getUint16(at),
  );
  const isDate = year >= 1990 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate && hour < 24 && minute < 60 && second < 60
    ? Date.UTC(year, month - 1, day, hour, minute, second)
    : undefined;
}
