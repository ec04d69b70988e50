import type { Side, Surface } from '@cpc/design';
import type { Size, View } from '../../geometry/view.ts';
import { besideOwn } from './beside-own.ts';

/** Margin around both cases, CSS px, and below them, where the note of the room lies. */
const [MARGIN, NOTE] = [16, 64];

/** The view that shows both cases, side by side. */
export function showBoth(stage: Size, own: Surface, other: Surface, side: Side): View {
  const beside = besideOwn(own, other, side);
  const [x, y] = [Math.min(0, beside.x), Math.min(0, beside.y)];
  const width = Math.max(own.width, beside.x + beside.width) - x;
  const height = Math.max(own.height, beside.y + beside.height) - y;
  const scale = Math.max(0.1, Math.min((stage.width - 2 * MARGIN) / width, (stage.height - MARGIN - NOTE) / height));
  return {
    scale,
    x: (stage.width - width * scale) / 2 - x * scale,
    y: MARGIN + (stage.height - MARGIN - NOTE - height * scale) / 2 - y * scale,
  };
}
