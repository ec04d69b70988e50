import { BISCUIT_RIM, growShape, shapeBounds, shirtOf, type Surface } from '@cpc/design';

/** A box in mm of the surface. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around a phone's trim box for the wall, the keys and the shadow, in mm. */
const MARGIN = 5;
/** Half of a shirt, from its middle to the end of a sleeve, and its length from the collar, in mm. */
const SHIRT_REACH = 350;
const SHIRT_LENGTH = 740;

/** The maximum of width divided by height, so that a page with room for a phone has room for it. */
const MAX_ASPECT = 0.75;

/**
 * The box that a drawing of the whole goods takes up, in mm of the surface. It is larger than the print if the print is
 * only a part.
 */
export function frameOf(surface: Surface): Frame {
  const { x, y, width, height } = tightFrameOf(surface);
  const tall = Math.max(height, width / MAX_ASPECT);
  return { x, y: y - (tall - height) / 2, width, height: tall };
}

/** The box of the whole goods without shadow; a phone's wall is too thin to count. */
export function extentOf(surface: Surface): Frame {
  const { form, outline } = surface;
  switch (form.kind) {
    case 'shell':
      return { x: 0, y: 0, width: surface.width, height: surface.height };
    case 'disc':
      return shapeBounds(growShape(outline, BISCUIT_RIM));
    case 'garment':
    case 'ball':
      return tightFrameOf(surface);
  }
}

function tightFrameOf(surface: Surface): Frame {
  const { form, width, height } = surface;
  if (form.kind === 'garment') {
    const { middle, collar } = shirtOf(surface);
    return { x: middle - SHIRT_REACH, y: collar - 12, width: 2 * SHIRT_REACH, height: SHIRT_LENGTH + 24 };
  }
  if (form.kind === 'ball') {
    const radius = form.diameter / 2 + 1;
    return { x: width / 2 - radius, y: height / 2 - radius, width: 2 * radius, height: 2 * radius };
  }
  const margin = form.kind === 'disc' ? MARGIN + 2 : MARGIN;
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
}
