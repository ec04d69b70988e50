import { addLayer, applyDiff, type DesignDocument, EMPTY_DOCUMENT, layersOf, type LayerId } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { picture, SURFACE } from '../testing.ts';
import { newPicture, newSticker, newText } from './additions.ts';
import { stickerInsertionPoint, textInsertionPoint } from './insertion-point.ts';

const PIXELS = { width: 300, height: 300 };
const STYLE = {
  text: 'Hello',
  typeface: 'sans',
  ink: { kind: 'colour', colour: '#ffffff' },
  align: 'centre',
} as Parameters<typeof newText>[4];
const add = (document: DesignDocument, layer: Parameters<typeof addLayer>[0]) => applyDiff(document, addLayer(layer));
const addText = (document: DesignDocument, id: string) =>
  add(document, newText(document, SURFACE, id as LayerId, textInsertionPoint(document, SURFACE), STYLE));
const photo = newPicture(EMPTY_DOCUMENT, SURFACE, 'photo' as LayerId, 'a'.repeat(64) as AssetId, PIXELS);
const withPhoto = add(EMPTY_DOCUMENT, photo);

describe('where new things are placed', () => {
  it('[ED-03.8] a text goes to the middle of a bare case, or the lower third of a photo', () => {
    expect(textInsertionPoint(EMPTY_DOCUMENT, SURFACE)).toEqual({ x: 40, y: 80 });
    const { x, y } = textInsertionPoint(withPhoto, SURFACE);
    expect(x).toBe(40);
    expect(y).toBeGreaterThan((160 * 2) / 3);
    expect(y).toBeLessThan(150);
  });

  it('[ED-01.1] things added one after another never lie exactly on each other', () => {
    let document = withPhoto;
    for (let i = 0; i < 12; i += 1) {
      const id = `s${i}` as LayerId;
      document = addText(add(document, newSticker(document, SURFACE, id, 'heart', PIXELS)), `t${i}`);
    }
    const spots = layersOf(document)
      .filter((layer) => layer.id !== 'photo')
      .map(({ placement: { x, y } }) => `${x} ${y}`);
    expect(spots).toHaveLength(24);
    expect(new Set(spots).size).toBe(24);
    for (const { placement } of layersOf(document)) {
      expect(placement.x).toBeGreaterThan(20);
      expect(placement.x).toBeLessThan(60);
      expect(placement.y).toBeGreaterThan(35);
      expect(placement.y).toBeLessThan(145);
    }
  });

  it('[ED-01.1] a photo that fills the case does not displace new things, a small one does', () => {
    expect(stickerInsertionPoint(withPhoto, SURFACE)).toEqual({ x: 40, y: 80 });
    expect(stickerInsertionPoint(add(EMPTY_DOCUMENT, picture('small')), SURFACE)).not.toEqual({ x: 40, y: 80 });
  });

  it('[ED-01.1] the first picture covers the case, beneath the existing layers', () => {
    const words = addText(EMPTY_DOCUMENT, 'words');
    const behind = newPicture(words, SURFACE, 'photo' as LayerId, 'a'.repeat(64) as AssetId, PIXELS);
    expect(layersOf(add(words, behind)).map(({ id }) => id)).toEqual(['photo', 'words']);
  });
});
