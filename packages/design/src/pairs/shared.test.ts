import { degrees, mm } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexColour } from '../colour.ts';
import { applyDiff, isEmptyDiff } from '../document/diff.ts';
import { EMPTY_DOCUMENT, layersOf } from '../document/document.ts';
import type { LayerId } from '../document/layers/base.ts';
import { parseDocument } from '../document/parse.ts';
import { toSurface } from '../document/placement.ts';
import { CASE, documentOf, picture, sticker, text } from '../preflight/testing.ts';
import { phoneSurface } from '../surface/testing.ts';
import { overBoth } from './over-both.ts';
import { seamOf } from './seam.ts';
import { isShared, SHARED_PHOTO, SHARED_WORD, sharedOf, sharedText, withoutShared, withShared } from './shared.ts';

const LARGE = { ...phoneSurface({ id: 'large', width: 84, height: 172 }), wrap: mm(8) };
const photo = { ...picture(), id: SHARED_PHOTO };
const word = { ...text({ at: [40, 90], text: 'LOVE' }), id: SHARED_WORD };
const mine = documentOf([photo, sticker({ at: [20, 30] }), word], { kind: 'colour', colour: hexColour('#123456') });

describe('what runs over both halves', () => {
  it('[ED-13.12] shows the same millimetre on both phones, wherever it is moved, turned or scaled', () => {
    const numbers = {
      x: fc.double({ min: -80, max: 160, noNaN: true }),
      y: fc.double({ min: -20, max: 200, noNaN: true }),
    };
    const placements = fc.record({
      ...numbers,
      scale: fc.double({ min: 0.2, max: 5, noNaN: true }),
      rotation: fc.double({ min: -180, max: 180, noNaN: true }),
      flipX: fc.boolean(),
      flipY: fc.boolean(),
    });
    const seam = seamOf({ left: CASE, right: LARGE });
    fc.assert(
      fc.property(placements, fc.record(numbers), (placement, point) => {
        const moved = documentOf([
          {
            ...photo,
            placement: { ...placement, x: mm(placement.x), y: mm(placement.y), rotation: degrees(placement.rotation) },
          },
        ]);
        const other = applyDiff(
          EMPTY_DOCUMENT,
          withShared(EMPTY_DOCUMENT, sharedOf(moved, CASE, 'left'), LARGE, 'right'),
        );
        const [here, there] = [layersOf(moved)[0], layersOf(other)[0]];
        if (!here || !there) throw new Error('there is no photo');
        const [left, right] = [toSurface(here.placement, point), toSurface(there.placement, point)];
        const [origin, beyond] = [seam.onto('left', { x: 0, y: 0 }), seam.onto('right', { x: 0, y: 0 })];
        expect(right.x - beyond.x).toBeCloseTo(left.x - origin.x, 3);
        expect(right.y - beyond.y).toBeCloseTo(left.y - origin.y, 3);
        // What comes back is what was sent: no phone sends it again.
        expect(sharedText(sharedOf(other, LARGE, 'right'))).toBe(sharedText(sharedOf(moved, CASE, 'left')));
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('[ED-13.11] [ED-13.12] comes beneath and above the own layers, and touches none of them', () => {
    const own = documentOf([sticker({ at: [20, 30] })]);
    const shared = sharedOf(mine, CASE, 'left');
    expect([isShared(shared), parseDocument(JSON.parse(JSON.stringify(shared))).ok]).toEqual([true, true]);
    const half = applyDiff(own, withShared(own, shared, LARGE, 'right'));
    const [only] = layersOf(own);
    expect(layersOf(half).map(({ id }) => id)).toEqual([SHARED_PHOTO, only?.id, SHARED_WORD]);
    expect(half.records[only?.id ?? '']).toBe(only);
    expect(withoutShared(half)).toEqual(own);
    expect(isEmptyDiff(withShared(half, shared, LARGE, 'right'))).toBe(true);
  });

  it('[ED-13.12] [ED-13.13] is changed and taken away on the other phone, too, which keeps its own order', () => {
    const half = applyDiff(mine, withShared(mine, sharedOf(documentOf([word]), CASE, 'left'), CASE, 'left'));
    expect(half.records[SHARED_PHOTO]).toBeUndefined();
    const locked = documentOf([{ ...word, locked: true, stack: 'a9' }]);
    const moved = sharedOf(documentOf([{ ...word, text: 'HOME' }]), CASE, 'left');
    const [layer] = layersOf(applyDiff(locked, withShared(locked, moved, CASE, 'left')));
    expect(layer).toMatchObject({ text: 'HOME', locked: true, stack: 'a9' });
  });

  it('[ED-13.12] [SE-01] is one photo and one word and nothing else', () => {
    const shared = sharedOf(mine, CASE, 'left');
    const [one] = layersOf(shared);
    if (!one) throw new Error('there is no layer');
    const wrong = [
      documentOf([sticker({ at: [1, 1] })]),
      documentOf([], { kind: 'colour', colour: hexColour('#000000') }),
      documentOf([{ ...one, hidden: true }]),
      documentOf([{ ...one, id: 'mine' as LayerId }]),
      documentOf([{ ...word, ...one, id: SHARED_WORD } as typeof photo]),
    ];
    expect(wrong.map(isShared)).toEqual(wrong.map(() => false));
  });
});

describe('what two people begin with', () => {
  const input = {
    photo: { asset: photo.asset, width: 600, height: 400 },
    word: { text: 'LOVE', typeface: 'a', box: { width: 2.8, height: 1.2 } },
    ink: { kind: 'colour', colour: hexColour('#ffffff') },
    own: CASE,
  } as const;

  it.each(['photo', 'halves', 'word'] as const)('[ED-13.12] %s lies in the middle of both cases', (kind) => {
    const begun = overBoth(kind, input);
    if (!begun) throw new Error('there is nothing');
    expect([isShared(begun), parseDocument(JSON.parse(JSON.stringify(begun))).ok]).toEqual([true, true]);
    expect(layersOf(begun)).toMatchObject([{ placement: { x: 0, y: 0 } }]);
  });

  it('[ED-13.12] a photo covers both cases, of whatever phones', () => {
    const begun = overBoth('photo', input);
    const [layer] = begun ? layersOf(begun) : [];
    if (layer?.type !== 'picture') throw new Error('there is no photo');
    const { whole } = seamOf({ left: LARGE, right: LARGE });
    expect(layer.width / 2).toBeGreaterThanOrEqual(Math.max(-whole.x, whole.x + whole.width));
    expect(layer.height / 2).toBeGreaterThanOrEqual(whole.height / 2);
    expect(layer.width / layer.height).toBeCloseTo(1.5, 3);
  });

  it('[ED-13.12] without a photo or a word there is nothing to begin with', () => {
    expect(overBoth('photo', { ...input, photo: undefined })).toBeUndefined();
    expect(overBoth('word', { ...input, word: undefined })).toBeUndefined();
  });
});
