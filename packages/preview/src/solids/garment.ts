import { shirtOf, type Surface } from '@cpc/design';
import type { Detail } from '../detail.ts';
import { type Mesh, meshBuilder, type Solid } from '../mesh.ts';
import { backLiftOf, liftOf, SHIRT } from './cloth.ts';
import { addPatch, addQuads, mirroredPatch, type Patch, type Spot } from './patch.ts';

/** Heights of the print and of the collar above the cloth; mm. */
const ABOVE = 0.8;
const RIB = 3;
/** How finely cloth is cut: pieces of each step of its sides, and the distance of a print's vertices in mm. */
const FINENESS = { full: 4, modest: 2 } as const;
const GRID = { full: 7, modest: 14 } as const;

/** A T-shirt as if worn, with its print on the chest where the flat drawing has it. */
export function garmentSolid(surface: Surface, detail: Detail): Solid {
  const { middle, collar } = shirtOf(surface);
  const builder = meshBuilder({ x: surface.width / 2, y: surface.height / 2 });
  const lay = (patch: Patch, lift: (spot: Spot, down: number) => number, isBack = false) =>
    addPatch(builder, patch, { lift, isBack, fineness: FINENESS[detail], origin: [middle, collar] });
  const rib = (down: number) => RIB * Math.sin(Math.PI * down);
  lay(SHIRT.front, liftOf);
  lay(SHIRT.back, backLiftOf, true);
  for (const sleeve of [SHIRT.sleeve, mirroredPatch(SHIRT.sleeve)]) {
    lay(sleeve, liftOf);
    lay(sleeve, backLiftOf, true);
  }
  lay(SHIRT.collar, (spot, down) => liftOf(spot) + rib(down));
  lay(SHIRT.collarBack, (spot, down) => backLiftOf(spot) - rib(down), true);
  return [
    { material: 'shell', mesh: builder.mesh() },
    { material: 'face', mesh: printOn(surface, GRID[detail]) },
  ];
}

/** The print, bent as the cloth beneath it. */
function printOn(surface: Surface, grid: number): Mesh {
  const { middle, collar } = shirtOf(surface);
  const { width, height } = surface;
  const builder = meshBuilder({ x: width / 2, y: height / 2 });
  const [columns, rows] = [Math.ceil(width / grid), Math.ceil(height / grid)];
  const vertices = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => {
      const [x, y] = [(width * column) / columns, (height * row) / rows];
      return builder.vertex(x, y, liftOf([x - middle, y - collar]) + ABOVE);
    }),
  );
  addQuads(builder, vertices);
  return builder.mesh();
}
