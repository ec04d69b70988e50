import { growShape, pathData, shapePath as pathOf, type Shape } from '@cpc/design';

/** The SVG path data (`d`) of a shape, grown by a margin in mm (shrunk by a negative one). */
export function shapePath(shape: Shape, grow = 0): string {
  return pathData(pathOf(growShape(shape, grow)));
}
