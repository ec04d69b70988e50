import type { Point } from '../surface/shapes.ts';
import { type NameGround, type NameSpot, spotAt, turned } from './spot.ts';
import { freeSpans, middlesIn, type Track } from './track.ts';

/** Between two names of a ring, in em. */
const GAP = 0.45;
/** A name that spans more of its circle is hard to read. Degrees. */
const MAX_SPAN = 140;

interface Ring {
  readonly centre: Point;
  /** To the middle of the letters, mm. */
  readonly radius: number;
  readonly size: number;
  /** Where the ring begins: degrees from the top, clockwise. */
  readonly from: number;
}

const degreesOf = (radians: number): number => (radians * 180) / Math.PI;

function circle({ centre, radius, from }: Ring): Track {
  return {
    length: 2 * Math.PI * radius,
    at(along) {
      const rotation = from + degreesOf(along / radius);
      const off = turned({ x: 0, y: -radius }, rotation);
      return { x: centre.x + off.x, y: centre.y + off.y, rotation };
    },
  };
}

/** Names on a circle, bent along it, wherever it is free. */
function ringOf(ground: NameGround, ring: Ring, ink: 0 | 1 | 2): readonly NameSpot[] {
  const wide = ground.boxes.name.width * ring.size;
  if (degreesOf(wide / ring.radius) > MAX_SPAN) return [];
  const track = circle(ring);
  const gap = GAP * ring.size;
  const spans = freeSpans(ground, track, ground.tall.name * ring.size);
  // A whole circle ends where it begins.
  const whole = spans.length === 1 && spans[0] !== undefined && spans[0].to - spans[0].from > track.length * 0.999;
  return (whole ? aroundIn(track.length, wide + gap) : spans.flatMap((part) => middlesIn(part, wide, gap, false))).map(
    (along) => bentAt(ground, ring, track.at(along).rotation, ink),
  );
}

/** The middles of names around a whole circle. */
function aroundIn(length: number, pitch: number): readonly number[] {
  const many = Math.floor(length / pitch);
  return Array.from({ length: many }, (_, i) => ((i + 0.5) / many) * length);
}

/** A name on a circle. The origin of a bent text is the middle of its box, which is nearer to the circle's centre. */
function bentAt({ boxes }: NameGround, { centre, radius, size }: Ring, rotation: number, ink: 0 | 1 | 2): NameSpot {
  const span = (boxes.name.width * size) / radius;
  const [outer, inner] = [radius + (boxes.name.height * size) / 2, radius - (boxes.name.height * size) / 2];
  const off = turned({ x: 0, y: -(outer + inner * Math.cos(span / 2)) / 2 }, rotation);
  return spotAt({ x: centre.x + off.x, y: centre.y + off.y }, size, { rotation, arc: degreesOf(span), ink });
}

/** The initials in the middle, and the name in rings around them that run over the whole surface. */
export function ripple(ground: NameGround): readonly NameSpot[] {
  const { area, boxes, frame, tall } = ground;
  const centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const size = Math.min(ground.sizeFor(46, { x: GAP, y: 0.4 }), area.width * 0.13);
  const core = Math.min(frame.width, frame.height) * 0.2;
  const large = Math.min((core * 1.5) / boxes.initial.width, (core * 1.5) / tall.initial);
  const pitch = size * (tall.name + 0.34);
  const far = Math.hypot(area.width, area.height);
  const spots: NameSpot[] = [spotAt(centre, large, { word: 'initial' })];
  for (let ring = 0, radius = core + pitch * 0.7; radius < far; ring += 1, radius += pitch) {
    spots.push(...ringOf(ground, { centre, radius, size, from: 180 + ring * 24 }, ring % 2 === 0 ? 1 : 2));
  }
  return spots;
}

/** Large initials in a wreath of the name. */
export function monogram(ground: NameGround): readonly NameSpot[] {
  const { boxes, frame, tall } = ground;
  const centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const reach = Math.min(frame.width, frame.height) / 2;
  const size = Math.max(Math.min(reach * 0.19, (reach * 1.1) / boxes.name.width), Math.min(3.2, reach * 0.2));
  const radius = reach - (tall.name * size) / 2;
  const inner = radius - tall.name * size * 0.7;
  const large = Math.min((inner * 1.3) / boxes.initial.width, (inner * 1.3) / tall.initial);
  return [spotAt(centre, large, { word: 'initial' }), ...ringOf(ground, { centre, radius, size, from: 180 }, 1)];
}
