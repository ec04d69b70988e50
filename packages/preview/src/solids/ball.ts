import type { Surface } from '@cpc/design';
import { meshBuilder, type Mesh, type Solid } from '../mesh.ts';

const RINGS = 32;
const SEGMENTS = 72;

/** A ball with its print on top, facing the viewer. @param diameter mm */
export function ballSolid(surface: Surface, diameter: number): Solid {
  const radius = diameter / 2;
  const reach = Math.min(Math.PI, Math.max(surface.width, surface.height) / 2 / radius);
  return [
    { material: 'shell', mesh: crown(surface, radius, Math.PI) },
    // Slightly above the ball, to avoid depth conflicts.
    { material: 'face', mesh: crown(surface, radius + 0.03, reach) },
  ];
}

/**
 * The part of a sphere within an angle of the top; the artwork keeps its distances along the ball (azimuthal
 * equidistant).
 */
function crown(surface: Surface, radius: number, reach: number): Mesh {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const builder = meshBuilder(centre);
  const loops = Array.from({ length: RINGS + 1 }, (_, i) => {
    const angle = (i / RINGS) * reach;
    return Array.from({ length: SEGMENTS }, (__, k) => {
      const turn = (k / SEGMENTS) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const flat = radius * Math.sin(angle);
      const way = radius * angle;
      return builder.vertex(
        centre.x + dx * flat,
        centre.y + dy * flat,
        radius * Math.cos(angle),
        centre.x + dx * way,
        centre.y + dy * way,
      );
    });
  });
  loops.slice(1).forEach((outer, i) => {
    const inner = loops[i] ?? [];
    outer.forEach((_, k) => {
      const next = (k + 1) % SEGMENTS;
      const [a, b, c, d] = [inner[k] ?? 0, inner[next] ?? 0, outer[next] ?? 0, outer[k] ?? 0];
      builder.triangle(a, c, d);
      builder.triangle(a, b, c);
    });
  });
  return builder.mesh();
}
