import { growShape, shapeBounds } from '@cpc/design';
import { mm } from '@cpc/domain';
import { camera, phoneSurface, roundedRect } from '@cpc/design/testing';
import { expect, it } from 'vitest';
import { drawingArea } from './area.ts';

it('[AI-01.1] a drawing covers the bleed of the surface, and keeps the camera with its margin clear', () => {
  const surface = phoneSurface({ keepOut: 3, cutouts: [camera(roundedRect(6, 8, 30, 34, 8))] });
  const { width, height, keep_out } = drawingArea(surface);
  expect([width, height]).toEqual([surface.width + 2 * surface.bleed, surface.height + 2 * surface.bleed]);
  const hole = shapeBounds(growShape(roundedRect(6, 8, 30, 34, 8), 3));
  expect(keep_out).toEqual([{ ...hole, x: hole.x + surface.bleed, y: hole.y + surface.bleed }]);
});

it('[AI-01.1] a very long surface gets a drawing of at most four times its width, with the middle of the surface', () => {
  const surface = { ...phoneSurface({ cutouts: [camera(roundedRect(6, 400, 10, 10, 2))] }), height: mm(800) };
  const { width, height, keep_out } = drawingArea(surface);
  expect(height).toBe(width * 4);
  const [hole] = keep_out;
  const cutOff = (surface.height - height) / 2;
  expect(hole?.y).toBeCloseTo(400 - surface.keepOut - cutOff, 1);
});
