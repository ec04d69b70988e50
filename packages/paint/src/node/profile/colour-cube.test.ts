import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cubeNodes, throughCube } from './colour-cube.ts';

it('[SA-06.4] colours between nodes are interpolated, and opacity stays', () => {
  const same = { nodes: cubeNodes(), channels: 3 } as const;
  const turned = { nodes: cubeNodes().map((value) => 255 - value), channels: 3 } as const;
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 255 }), { minLength: 4, maxLength: 64 }), (values) => {
      const pixels = Uint8Array.from(values.slice(0, values.length - (values.length % 4)));
      const into = new Uint8Array(pixels.length);
      expect(throughCube(same, pixels, 4, into)).toEqual(pixels);
      expect(throughCube(turned, pixels, 4, into)).toEqual(
        pixels.map((value, i) => (i % 4 === 3 ? value : 255 - value)),
      );
    }),
  );
});
