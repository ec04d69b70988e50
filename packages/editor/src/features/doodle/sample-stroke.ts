import { mm } from '@cpc/domain';
import { type Brush, type Colour, type DoodleLayer, type Stroke, layerId, PLAIN_LAYER } from '@cpc/design';

export interface SampleLine {
  readonly brush: Brush;
  readonly colour: Colour;
  /** mm */
  readonly width: number;
  readonly opacity: number;
}

/** A wave across a box (mm), thin at its ends like a quick line; this doodle is never in a document. */
export function sampleDoodle({ brush, colour, width, opacity }: SampleLine, long: number, high: number): DoodleLayer {
  const points: number[] = [];
  const reach = Math.max(0.5, (long - width * 1.2) / 2);
  for (let i = 0; i <= 40; i += 1) {
    const part = i / 40;
    points.push(
      (part * 2 - 1) * reach,
      -Math.sin(part * Math.PI * 2) * high * 0.5,
      0.25 + Math.sin(part * Math.PI) * 0.5,
    );
  }
  const stroke: Stroke = { brush, colour, width: mm(width), opacity, seed: 7, points };
  return {
    id: layerId(`sample-${brush}`),
    type: 'doodle',
    ...PLAIN_LAYER,
    width: mm(long),
    height: mm(high),
    strokes: [stroke],
  };
}
