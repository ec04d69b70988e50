import type { Shape } from '@cpc/design';

/** The `d` of a shape, grown by a margin in mm (shrunk by a negative one). */
export function shapePath(shape: Shape, grow = 0): string {
  if (shape.kind === 'ellipse') {
    const { cx, cy } = shape;
    const [rx, ry] = [shape.rx + grow, shape.ry + grow];
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
  }
  const x = shape.x - grow;
  const y = shape.y - grow;
  const width = shape.width + 2 * grow;
  const height = shape.height + 2 * grow;
  const r = Math.max(0, Math.min(shape.radius + grow, width / 2, height / 2));
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function shapeBox(shape: Shape): Box {
  if (shape.kind === 'roundedRect') return shape;
  return { x: shape.cx - shape.rx, y: shape.cy - shape.ry, width: shape.rx * 2, height: shape.ry * 2 };
}
