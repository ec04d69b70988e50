import { region, regionContains, shirtOf, type Surface } from '@cpc/design';
import { phoneSurface, roundedRect } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Mesh } from './mesh.ts';
import { solidOf } from './solid.ts';
import { SHIRT } from './solids/cloth.ts';
import { pointsOf } from './solids/patch.ts';

const base = phoneSurface({ width: 74, height: 150, keepOut: 3 });

const round = (diameter: number): Surface => ({
  ...base,
  width: mm(diameter),
  height: mm(diameter),
  outline: { kind: 'ellipse', cx: mm(diameter / 2), cy: mm(diameter / 2), rx: mm(diameter / 2), ry: mm(diameter / 2) },
  cutouts: [],
});

const SURFACES: readonly (readonly [string, Surface])[] = [
  ['a phone case', base],
  ['a case printed over its sides', { ...base, wrap: mm(8) }],
  ['a ball', { ...round(25), category: 'golf', form: { kind: 'ball', diameter: mm(42.7) } }],
  ['a biscuit', { ...round(80), category: 'bakedGoods', form: { kind: 'disc', height: mm(8) } }],
  [
    'a shirt',
    {
      ...base,
      category: 'tShirt',
      width: mm(300),
      height: mm(400),
      cutouts: [],
      form: { kind: 'garment' },
      outline: roundedRect(0, 0, 300, 400, 0),
    },
  ],
];

const partOf = (surface: Surface, material: string): Mesh => {
  const part = solidOf(surface, 'full').find((one) => one.material === material);
  if (!part) throw new Error(`solid: no ${material}`);
  return part.mesh;
};

/** Sum of the triangles' signed areas as the viewer sees them, mm². */
function seenArea({ positions, indices }: Mesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const at = 3 * (indices[i + k] ?? 0);
      return [positions[at] ?? 0, positions[at + 1] ?? 0] as const;
    }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
    sum += ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
  }
  return sum;
}

describe('goods as solids', () => {
  it.each(SURFACES)('[ED-09.1] %s consists of finite triangles with existing vertices', (_, surface) => {
    for (const { mesh } of [...solidOf(surface, 'full'), ...solidOf(surface, 'modest')]) {
      const vertices = mesh.positions.length / 3;
      if (mesh.normals) expect(mesh.normals).toHaveLength(vertices * 3);
      expect(vertices).toBeGreaterThan(2);
      expect(mesh.places).toHaveLength(vertices * 2);
      expect(mesh.indices.length % 3).toBe(0);
      expect([...mesh.positions, ...mesh.places].every(Number.isFinite)).toBe(true);
      expect(mesh.indices.every((index) => index >= 0 && index < vertices)).toBe(true);
    }
  });

  it.each(SURFACES)('[ED-09.1] the printed face of %s faces the viewer', (_, surface) => {
    expect(seenArea(partOf(surface, 'face'))).toBeGreaterThan(0);
  });

  it('[ED-09.1] a flat case face has the area of its outline, and maps the artwork unchanged', () => {
    const face = partOf(base, 'face');
    const outline = 74 * 150 - (4 - Math.PI) * 10 ** 2;
    expect(Math.abs(seenArea(face) / outline - 1)).toBeLessThan(0.002);
    for (let i = 0; i < face.positions.length / 3; i++) {
      expect(face.places[2 * i]).toBeCloseTo((face.positions[3 * i] ?? 0) + 37, 6);
      expect(face.places[2 * i + 1]).toBeCloseTo(75 - (face.positions[3 * i + 1] ?? 0), 6);
    }
  });

  it('[ED-09.1] a wrapped print covers the side and ends within the print', () => {
    const wrapped = { ...base, wrap: mm(8) };
    const face = partOf(wrapped, 'face');
    const heights = face.positions.filter((_, i) => i % 3 === 2);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(4);
    const whole = region({ ...wrapped, cutouts: [] }, 'bleed');
    for (let i = 0; i < face.places.length; i += 2) {
      expect(regionContains(whole, { x: face.places[i] ?? 0, y: face.places[i + 1] ?? 0 })).toBe(true);
    }
  });

  it('[ED-09.1] a print on a ball keeps its distances from the centre', () => {
    const [, ball] = SURFACES[2] ?? [];
    const face = partOf(ball as Surface, 'face');
    const radius = 42.7 / 2 + 0.03;
    for (let i = 0; i < face.positions.length / 3; i++) {
      const [x = 0, y = 0, z = 0] = face.positions.slice(3 * i);
      const angle = Math.atan2(Math.hypot(x, y), z);
      const way = Math.hypot((face.places[2 * i] ?? 0) - 12.5, (face.places[2 * i + 1] ?? 0) - 12.5);
      expect(way).toBeCloseTo(radius * angle, 4);
    }
  });

  it('[ED-09.1] every triangle of a dimpled ball faces outwards', () => {
    const [, ball] = SURFACES[2] ?? [];
    const { positions, indices } = partOf(ball as Surface, 'shell');
    const corner = (i: number) => positions.slice(3 * (indices[i] ?? 0), 3 * (indices[i] ?? 0) + 3);
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z));
      if (!a || !b || !c) throw new Error('solid: a triangle without corners');
      expect(b.sub(a).cross(c.sub(a)).dot(a)).toBeGreaterThan(0);
    }
  });

  it.each(SURFACES)('[ED-09.1] %s is cheap to draw, and cheaper without a graphics card', (_, surface) => {
    const [full, modest] = (['full', 'modest'] as const).map((detail) =>
      solidOf(surface, detail).reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0),
    );
    expect(full).toBeLessThan(60_000);
    expect(modest).toBeLessThan(28_000);
    expect(modest).toBeLessThanOrEqual(full ?? 0);
  });

  it('[ED-09.1] the print of a shirt begins below its collar', () => {
    const [, shirt] = SURFACES[4] ?? [];
    const { collar } = shirtOf(shirt as Surface);
    const seam = Math.max(...pointsOf(SHIRT.collar.bottom, 2).map(([, y]) => y));
    expect(collar + seam).toBeLessThan(-5);
  });
});
