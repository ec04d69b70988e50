import type { LayerShadow } from '@cpc/design';
import { degrees, type Degrees, mm } from '@cpc/domain';

/** A shadow in terms of distance and direction (0 to the right, 90 down). */
export interface Throw {
  readonly distance: number;
  readonly angle: Degrees;
}

export function throwOf({ dx, dy }: Pick<LayerShadow, 'dx' | 'dy'>): Throw {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { distance: Math.hypot(dx, dy), angle: degrees(Math.round((angle + 360) % 360)) };
}

export function thrown({ distance, angle }: Throw): Pick<LayerShadow, 'dx' | 'dy'> {
  const turn = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 1e3) / 1e3;
  return { dx: mm(round(distance * Math.cos(turn))), dy: mm(round(distance * Math.sin(turn))) };
}
