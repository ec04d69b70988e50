import { type Category, type Form, type Goods, type Path, type Shape, shapeBounds } from '@cpc/design';
import { brand, type GoodsId, mm } from '@cpc/domain';

/** Goods that are not for phones: their print surface, bleed and safe inset, in mm. */
interface Flat {
  readonly id: string;
  readonly category: Category;
  /** English; customers read `goods.<id>` of the language catalogues. */
  readonly model: string;
  readonly source: string;
  readonly outline: Shape;
  readonly bleed: number;
  readonly safeInset: number;
  readonly form: Form;
}

/** A print without holes; its trim box is the bounds of the outline. */
export function flatGoods({ id, category, model, source, outline, bleed, safeInset, form }: Flat): Goods {
  const { width, height } = shapeBounds(outline);
  return {
    brand: '',
    model,
    year: 2026,
    source,
    surface: {
      id: brand<GoodsId>(id),
      category,
      width: mm(thousandth(width)),
      height: mm(thousandth(height)),
      outline,
      cutouts: [],
      bleed: mm(bleed),
      safeInset: mm(safeInset),
      keepOut: mm(0),
      wrap: mm(0),
      form,
    },
  };
}

export const disc = (diameter: number): Shape => ({
  kind: 'ellipse',
  cx: mm(diameter / 2),
  cy: mm(diameter / 2),
  rx: mm(diameter / 2),
  ry: mm(diameter / 2),
});

export const rectangle = (width: number, height: number, radius: number): Shape => ({
  kind: 'roundedRect',
  x: mm(0),
  y: mm(0),
  width: mm(width),
  height: mm(height),
  radius: mm(radius),
});

/** A heart in its box, clockwise from the notch between the lobes. */
export function heart(width: number, height: number): Shape {
  const drawn: Path = [
    ['move', 50, 22],
    ['cubic', 58, 6, 76, -2, 90, 8],
    ['cubic', 106, 20, 104, 44, 90, 60],
    ['cubic', 80, 72, 64, 84, 50, 96],
    ['cubic', 36, 84, 20, 72, 10, 60],
    ['cubic', -4, 44, -6, 20, 10, 8],
    ['cubic', 24, -2, 42, 6, 50, 22],
    ['close'],
  ];
  return { kind: 'path', path: fitted(drawn, width, height) };
}

/** A path moved and stretched to fill the box. */
function fitted(path: Path, width: number, height: number): Path {
  const box = shapeBounds({ kind: 'path', path });
  const x = (value: number) => thousandth(((value - box.x) / box.width) * width);
  const y = (value: number) => thousandth(((value - box.y) / box.height) * height);
  return path.map((command) => {
    if (command[0] === 'close') return command;
    if (command[0] !== 'cubic') return [command[0], x(command[1]), y(command[2])] as const;
    const [, x1, y1, x2, y2, toX, toY] = command;
    return ['cubic', x(x1), y(y1), x(x2), y(y2), x(toX), y(toY)] as const;
  });
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;
