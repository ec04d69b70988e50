import { expect, it } from 'vitest';
import { sameShape } from './place-restyled.ts';

it('[AI-08] a redrawing keeps its pixels if its shape is that of the original, and loses its margins if not', () => {
  expect(sameShape({ width: 1024, height: 1024 }, { width: 3000, height: 3010 })).toEqual({
    x: 0,
    y: 0,
    width: 1024,
    height: 1024,
  });
  expect(sameShape({ width: 1024, height: 1536 }, { width: 300, height: 400 })).toEqual({
    x: 0,
    y: 85,
    width: 1024,
    height: 1365,
  });
  expect(sameShape({ width: 1536, height: 1024 }, { width: 400, height: 400 })).toEqual({
    x: 256,
    y: 0,
    width: 1024,
    height: 1024,
  });
});
