import type { Colour } from '../colour.ts';
import type { View } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { fade } from './shapes.ts';

/** How long the ends of a photo fade, mm. */
interface Ends {
  readonly above: number;
  readonly below: number;
}

/** What of a face's height belongs to the head above it and below it. */
const HEAD = { above: 0.35, below: 0.12 } as const;

/** Lets a photo that is as wide as the case melt into its ground at both ends, as far as no head is there. */
export function melt({ page, photo, bleed }: IdeaDesk, { box, crop }: View, ground: Colour, wanted: Ends): void {
  const shown = (share: number): number => ((share - crop.y) / crop.height) * box.height;
  const faces = photo.faces ?? [];
  const above = Math.min(wanted.above, ...faces.map(({ y, height }) => Math.max(0, shown(y - height * HEAD.above))));
  const below = Math.min(
    wanted.below,
    ...faces.map(({ y, height }) => Math.max(0, box.height - shown(y + height * (1 + HEAD.below)))),
  );
  const foot = box.y + box.height;
  const upper = { ...bleed, y: box.y - 2, height: bleed.y + bleed.height - box.y + 2 };
  if (above > 0 && box.y > bleed.y) page.lines(fade(upper, box.y + above, box.y, ground));
  if (below > 0) page.lines(fade({ ...bleed, height: foot + 2 - bleed.y }, foot - below, foot, ground));
}
