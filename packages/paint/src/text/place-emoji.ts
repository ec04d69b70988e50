import { type Path, type PathCommand, type Point, type Rect, unionBox } from '@cpc/design';
import { pathBounds } from './measure-path.ts';
import type { PlacedEmoji } from './outline.ts';
import type { EmojiArt } from './emoji/art.ts';
import { EMOJI_SIDE } from './emoji/metrics.ts';

/** Where an emoji is in a block of lines: its centre in em, and its turn in radians. */
export interface EmojiPlace extends Point {
  readonly key: string | null;
  readonly angle: number;
}

/** The letters of a text. */
interface Letters {
  /** In mm. */
  readonly path: Path;
  /** The corner of the text's box, in em. */
  readonly box: Point;
  /** The em in mm. */
  readonly size: number;
}

/** The name of the manifest among the files that are needed. */
export const EMOJI_MANIFEST = 'emoji';

/** Puts the emoji of a text among its letters. */
export function placeEmoji(
  places: readonly EmojiPlace[],
  art: (key: string) => EmojiArt | undefined,
  { path, box, size }: Letters,
) {
  const emoji: PlacedEmoji[] = [];
  const lacking: string[] = [];
  for (const { key, x, y, angle } of places) {
    const found = key === null ? undefined : art(key);
    const centre = { x: (x - box.x) * size, y: (y - box.y) * size };
    if (found) emoji.push({ art: found, centre, side: EMOJI_SIDE * size, angle });
    else lacking.push(key ?? EMOJI_MANIFEST);
  }
  const letters = path.length > 0 ? [pathBounds(path)] : [];
  const boxes = [...letters, ...emoji.map(emojiBox)];
  return {
    emoji,
    lacking,
    shape: emoji.length === 0 ? path : [...path, ...emoji.flatMap(placedOutline)],
    ink: boxes.length > 0 ? unionBox(boxes) : pathBounds(path),
    height: places.length > 0 ? EMOJI_SIDE * size : 0,
  };
}

/** A box that contains an emoji, however it is turned. */
export function emojiBox({ centre, side, angle }: PlacedEmoji): Rect {
  const reach = (side / 2) * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
  return { x: centre.x - reach, y: centre.y - reach, width: 2 * reach, height: 2 * reach };
}

function placedOutline({ art, centre, side, angle }: PlacedEmoji): PathCommand[] {
  const [cos, sin] = [Math.cos(angle) * side, Math.sin(angle) * side];
  const at = (x: number, y: number) => [centre.x + x * cos - y * sin, centre.y + x * sin + y * cos] as const;
  return art.outline.map((command): PathCommand => {
    if (command[0] === 'close') return command;
    if (command[0] !== 'cubic') return [command[0], ...at(command[1], command[2])];
    const [, x1, y1, x2, y2, x, y] = command;
    return ['cubic', ...at(x1, y1), ...at(x2, y2), ...at(x, y)];
  });
}
