import { otherSide, seamOf, type Side, type Surface } from '@cpc/design';

/** Between the two cases, mm: they are seen as two, and what runs over both is still seen as one. */
const GAP = 1.6;

/** Where the other half lies on the stage: a box of its trim, mm of the own surface. */
export function besideOwn(own: Surface, other: Surface, side: Side) {
  const [mine, theirs] = side === 'left' ? ([own, other] as const) : ([other, own] as const);
  const seam = seamOf({ left: mine, right: theirs });
  const at = otherSide(side);
  const origin = seam.onto(side, { x: 0, y: 0 });
  const box = seam.inPlane(at, { x: 0, y: 0, width: other.width, height: other.height });
  return { ...box, x: box.x + origin.x + (side === 'left' ? GAP : -GAP), y: box.y + origin.y };
}
