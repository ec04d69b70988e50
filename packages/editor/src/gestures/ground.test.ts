import type { LayerId, PictureLayer } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { type CropPose, pictureOf } from '../geometry/crop.ts';
import { coversSurface, frameForNext, reshapeSeen } from '../geometry/seen.ts';
import { hidingPicture, standingBack } from '../document/ground.ts';
import { documentOf } from '../document/state.ts';
import { editorWith, picture, placementOf, pointersOn } from '../testing.ts';

// The surface is 70 × 150 mm with 2 mm of bleed; its corner is at (40, 20) on the stage, 4 px per mm.
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;
const photo = (fields: Partial<PictureLayer> = {}) => ({
  ...picture('photo', { width: mm(120), height: mm(160), ...fields }),
});
const above = () => picture('above', { stack: 'a1', at: [30, 60] });

function withPhoto(fields: Partial<PictureLayer> = {}) {
  const editor = editorWith([photo(fields), above()]);
  const { surface } = editor;
  const at = { x: mm(surface.width / 2), y: mm(surface.height / 2) };
  const layer = photo({ ...fields, placement: { ...photo(fields).placement, ...at } });
  const centred = editorWith([layer, above()]);
  return { editor: centred, surface, layer };
}

const drag = (editor: ReturnType<typeof editorWith>, kind: 'touch' | 'mouse') => {
  const hands = pointersOn(editor, kind);
  hands.down(1, ...onStage(50, 120));
  hands.move(1, ...onStage(55, 110));
  hands.up(1, ...onStage(55, 110));
};
const placed = (layer: CropPose) => {
  const { x, y, width, height } = pictureOf(layer);
  const { placement } = layer;
  return [x, y, width, height].map((value, n) => value * placement.scale + [placement.x, placement.y, 0, 0][n]!);
};

describe('a photo that covers the case', () => {
  it('[ED-02.5] a swipe leaves it where it is until it is selected, and says so once', () => {
    const { editor, layer } = withPhoto();
    drag(editor, 'touch');
    drag(editor, 'touch');
    expect(placementOf(editor, 'photo')).toEqual(layer.placement);
    expect(editor.store.getState().selection).toEqual([]);
    expect(editor.messages).toEqual(['studio.picture.tapFirst']);
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(50, 120));
    hands.up(1, ...onStage(50, 120));
    expect(editor.store.getState().selection).toEqual(['photo']);
    drag(editor, 'touch');
    expect(placementOf(editor, 'photo')).not.toEqual(layer.placement);
  });

  it('[ED-02.3] [ED-02.5] two fingers zoom the view until it is selected', () => {
    const { editor, layer } = withPhoto();
    const hands = pointersOn(editor);
    const before = editor.store.getState().view.scale;
    hands.down(1, ...onStage(45, 120));
    hands.down(2, ...onStage(55, 120));
    hands.move(2, ...onStage(65, 120));
    expect(editor.store.getState().view.scale).toBeGreaterThan(before);
    expect(placementOf(editor, 'photo')).toEqual(layer.placement);
  });

  it('[ED-01.5] a mouse draws a selection rectangle on it, which takes what stands on it', () => {
    const { editor } = withPhoto();
    const mouse = pointersOn(editor, 'mouse');
    mouse.down(1, ...onStage(50, 120));
    mouse.move(1, ...onStage(25, 55));
    mouse.up(1, ...onStage(25, 55));
    expect(editor.store.getState().selection).toEqual(['above']);
  });

  it('[ED-02.5] a smaller photo moves with the first touch', () => {
    const { editor, layer } = withPhoto({ width: mm(60), height: mm(120) });
    drag(editor, 'touch');
    expect(placementOf(editor, 'photo')).not.toEqual(layer.placement);
    expect(editor.messages).toEqual([]);
  });

  it('[ED-01.3] the crop of the case is what the case shows', () => {
    const { layer, surface } = withPhoto({ width: mm(200), height: mm(200) });
    const aside = { ...layer, placement: { ...layer.placement, x: mm(20) } };
    const [width, height] = [surface.width + 2 * surface.bleed, surface.height + 2 * surface.bleed];
    const pose = reshapeSeen(aside, width / height, surface);
    expect(placed(pose)).toEqual(placed(aside).map((value) => expect.closeTo(value, 2)));
    expect(pose).toMatchObject({ placement: { x: surface.width / 2, y: surface.height / 2 } });
    expect([pose.width, pose.height]).toEqual([expect.closeTo(width, 2), expect.closeTo(height, 2)]);
    expect(coversSurface(pose, surface)).toBe(true);
  });

  it('[ED-01.3] the crop of a photo turned aside keeps its area', () => {
    const { layer, surface } = withPhoto();
    const aside = { ...layer, placement: { ...layer.placement, rotation: degrees(90) } };
    const pose = reshapeSeen(aside, 1, surface);
    expect(pose).toMatchObject({ width: 120, height: 120, placement: { x: aside.placement.x, y: aside.placement.y } });
  });

  it('[ED-01.3] a square crop stays within what the case shows', () => {
    const { layer, surface } = withPhoto();
    const pose = reshapeSeen(layer, 1, surface);
    expect(pose.width).toBe(pose.height);
    expect(pose.width).toBeLessThanOrEqual(surface.width + 2 * surface.bleed);
  });

  it('[ED-01.3] a heart is seen whole and clear of the camera; the photo stays where it was', () => {
    const { layer, surface } = withPhoto();
    const pose = frameForNext(layer, 'heart', surface)!;
    expect(pose.width).toBe(pose.height);
    const { x, y } = pose.placement;
    expect(x - pose.width / 2).toBeGreaterThan(0);
    expect(x + pose.width / 2).toBeLessThan(surface.width);
    expect(y + pose.height / 2).toBeLessThan(surface.height);
    expect(placed(pose)).toEqual(placed(layer).map((value) => expect.closeTo(value, 2)));
    expect(frameForNext({ ...layer, width: mm(40), height: mm(40) }, 'heart', surface)).toBeUndefined();
    // Another mask takes another frame, and without a mask the photo covers the case again.
    const heart = { ...layer, ...pose, mask: 'heart' as const };
    const arch = { ...heart, ...frameForNext(heart, 'arch', surface), mask: 'arch' as const };
    expect(arch.height).toBeGreaterThan(pose.height);
    expect(coversSurface({ ...arch, ...frameForNext(arch, null, surface)! }, surface)).toBe(true);
    // A heart that the customer has moved stays.
    const moved = { ...heart, placement: { ...heart.placement, x: mm(heart.placement.x + 9) } };
    expect(frameForNext(moved, null, surface)).toBeUndefined();
  });

  it.each([90, 30])('[ED-01.3] turned by %d°, it stands back within the case', (rotation) => {
    const { layer, surface } = withPhoto({ width: mm(400), height: mm(400) });
    const turned = { ...layer, placement: { ...layer.placement, rotation: degrees(rotation) } };
    const back = withPhoto({ ...standingBack(turned, surface) });
    expect(coversSurface(back.layer, surface)).toBe(false);
    expect(hidingPicture(documentOf(back.editor.store.getState()), surface)).toBeUndefined();
  });

  it('[ED-01.3] is found as what hides the background, and stands back', () => {
    const { editor, surface } = withPhoto();
    const found = hidingPicture(documentOf(editor.store.getState()), surface);
    expect(found?.id).toBe('photo' as LayerId);
    const back = withPhoto({ ...standingBack(found!, surface) });
    expect(hidingPicture(documentOf(back.editor.store.getState()), surface)).toBeUndefined();
    const faint = withPhoto({ opacity: 0.5 });
    expect(hidingPicture(documentOf(faint.editor.store.getState()), surface)).toBeUndefined();
  });
});
