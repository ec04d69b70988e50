import { pictureDpi, type PictureLayer } from '@cpc/design';
import { useFormat, useT } from '@cpc/ui';
import type { Size } from '../geometry/view.ts';
import { useWholeSize } from './use-whole-size.ts';

/** From here on nobody sees a difference in print. */
const FINE_DPI = 300;

export interface CoarserNoteProps {
  readonly layer: PictureLayer;
  /** The size of the tool's result for a picture of this size. */
  readonly result: (whole: Size) => Size;
}

/** Tells before a tool is used that it makes the print of a very large, strongly cropped photo coarser. */
export function CoarserNote({ layer, result }: CoarserNoteProps) {
  const t = useT();
  const format = useFormat();
  const whole = useWholeSize(layer);
  if (!whole) return null;
  const [now, dpi] = [pictureDpi(layer, whole), pictureDpi(layer, result(whole))];
  // Sizes are whole pixels: a picture that is kept as it is may differ by a part of one.
  if (dpi >= FINE_DPI || dpi > now * 0.99) return null;
  const values = { dpi: format.number(Math.floor(dpi)), now: format.number(Math.floor(now)) };
  return <p className="text-small text-ink-soft text-pretty">{t('studio.improve.coarser', values)}</p>;
}
