import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeProfile, ODD_CMYK, ODD_RGB } from '../testing/made-profile.ts';
import { viewOf } from './icc-tags.ts';
import { MAX_PROFILE_BYTES, type ProfileProblem, readProfile } from './read-profile.ts';

const CMYK = madeProfile(ODD_CMYK);

/** A changed copy of the profile. */
function changed(change: (view: DataView, bytes: Uint8Array) => void): Uint8Array {
  const bytes = CMYK.slice();
  change(viewOf(bytes), bytes);
  return bytes;
}

const letters = (bytes: Uint8Array, at: number, word: string): void => bytes.set(Buffer.from(word, 'latin1'), at);
/** Byte offset of the tag entry with this number. */
const entry = (number: number): number => 132 + 12 * number;

describe('readProfile', () => {
  it('[SA-06.4] reads the data of a printer’s profile, in versions 2 and 4', () => {
    expect(readProfile(CMYK)).toEqual({
      ok: true,
      profile: {
        space: 'cmyk',
        version: '2.4',
        description: 'Odd printer (left)',
        madeAt: Date.UTC(2026, 10, 2, 9, 30),
        hasRelative: true,
      },
    });
    const named = madeProfile({ ...ODD_RGB, version: 4, description: 'Drucker \u202E für\nHüllen' });
    expect(readProfile(named)).toMatchObject({
      ok: true,
      profile: { space: 'rgb', version: '4.3', description: 'Drucker für Hüllen' },
    });
  });

  it.each<readonly [what: string, problem: ProfileProblem, bytes: Uint8Array]>([
    ['an empty file', 'notProfile', new Uint8Array()],
    ['a picture', 'notProfile', new Uint8Array(4096).fill(0x89)],
    ['a profile cut off in its header', 'truncated', CMYK.slice(0, 100)],
    ['a profile cut off before its tags', 'truncated', CMYK.slice(0, 128)],
    ['a profile cut off in its tables', 'truncated', CMYK.slice(0, 5000)],
    ['a profile with bytes after its end', 'sizeWrong', Buffer.concat([CMYK, Buffer.from('tail')])],
    ['a profile that is too large', 'tooLarge', new Uint8Array(MAX_PROFILE_BYTES + 1)],
    ['a profile of version 5', 'versionUnknown', changed((view) => view.setUint8(8, 5))],
    ['a profile of a screen', 'notPrinter', changed((_, bytes) => letters(bytes, 12, 'mntr'))],
    ['a profile with seven inks', 'spaceWrong', changed((_, bytes) => letters(bytes, 16, '7CLR'))],
    ['a grey profile', 'spaceWrong', changed((_, bytes) => letters(bytes, 16, 'GRAY'))],
    ['a link of two devices', 'connectionWrong', changed((_, bytes) => letters(bytes, 20, 'RGB '))],
    ['a profile with four billion tags', 'tagsBroken', changed((view) => view.setUint32(128, 0xffffffff))],
    ['a profile without tags', 'tagsBroken', changed((view) => view.setUint32(128, 0))],
    ['a tag outside the file', 'tagsBroken', changed((view) => view.setUint32(entry(3) + 4, CMYK.length - 4))],
    ['a tag that ends outside', 'tagsBroken', changed((view) => view.setUint32(entry(3) + 8, 0xfffffff0))],
    ['a tag in the header', 'tagsBroken', changed((view) => view.setUint32(entry(3) + 4, 0))],
    ['an empty tag', 'tagsBroken', changed((view) => view.setUint32(entry(0) + 8, 0))],
    ['a duplicate tag', 'tagsBroken', changed((_, bytes) => letters(bytes, entry(1), 'desc'))],
    [
      'a table shorter than declared',
      'tagsBroken',
      changed((view, bytes) => (bytes[view.getUint32(entry(4) + 4) + 10] = 60)),
    ],
    [
      'a table with a wrong number of inks',
      'tagsBroken',
      changed((view, bytes) => (bytes[view.getUint32(entry(4) + 4) + 9] = 15)),
    ],
    ['a profile without a table to its inks', 'tablesMissing', changed((_, bytes) => letters(bytes, entry(4), 'none'))],
  ])('[SA-06.4] [SE-04] refuses %s: %s', (_what, problem, bytes) => {
    expect(readProfile(bytes)).toEqual({ ok: false, problem });
  });

  it('[SA-06.4] [SE-04] accepts or refuses any bytes, and accepted tags lie within the file', () => {
    const byte = fc.tuple(fc.nat({ max: 600 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 8 }), fc.option(fc.nat({ max: CMYK.length })), (edits, cut) => {
        const bytes = CMYK.slice(0, cut ?? CMYK.length);
        for (const [at, value] of edits) if (at < bytes.length) bytes[at] = value;
        const read = readProfile(bytes);
        if (!read.ok) return;
        expect(read.profile.description.length).toBeLessThanOrEqual(240);
        expect(viewOf(bytes).getUint32(0)).toBe(bytes.length);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => readProfile(bytes).ok === false));
  });
});
