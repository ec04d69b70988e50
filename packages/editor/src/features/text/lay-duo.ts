import {
  addLayersOnTop,
  type CapitalsLanguage,
  type DesignDocument,
  type DesignDiff,
  type GroupId,
  type Ink,
  type LayerId,
  PLAIN_TEXT,
  type Point,
  type TextLayer,
  type WordBox,
} from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { lineStyle, type Duo } from './duos.ts';

/** The words of a duo: a headline and the line below it. */
export type TwoLines = readonly [headline: string, second: string];

/** Where a duo goes. */
export interface DuoPlace {
  /** Centre of the block, mm. */
  readonly centre: Point;
  /** Degrees. */
  readonly rotation: number;
  /** The most room for the block, mm. */
  readonly width: number;
  readonly height: number;
}

/** Distance of the lines' boxes, as a share of the headline's size: boxes are higher than their letters. */
const OVERLAP = -0.06;

/** Sizes and offsets of the two lines of a duo. @param boxes of the lines in em */
export function duoGeometry(
  { width, most }: Duo,
  boxes: readonly [WordBox, WordBox],
  room: Pick<DuoPlace, 'width' | 'height'>,
) {
  const [first, second] = boxes;
  const ratio = Math.min(most, (width * first.width) / second.width);
  const high = first.height + OVERLAP + ratio * second.height;
  const wide = Math.max(first.width, ratio * second.width);
  const size = Math.min(room.width / wide, room.height / high);
  const top = (-high / 2) * size;
  return {
    sizes: [size, size * ratio] as const,
    offsets: [top + (first.height * size) / 2, -top - (second.height * ratio * size) / 2] as const,
  };
}

/** The two texts of a duo as one group, on top of all. The headline takes the place of a text if there is one. */
export function layDuo(
  document: DesignDocument,
  duo: Duo,
  lines: TwoLines,
  boxes: readonly [WordBox, WordBox],
  made: {
    readonly place: DuoPlace;
    readonly ink: Ink;
    /** Of capitals. */
    readonly language: CapitalsLanguage | undefined;
    readonly group: GroupId;
    /** Of the headline, if it is new, and of the second line. */
    readonly ids: readonly [LayerId, LayerId];
    readonly instead: TextLayer | undefined;
  },
): DesignDiff {
  const { place, ink, language, group, ids, instead } = made;
  const { sizes, offsets } = duoGeometry(duo, boxes, place);
  const angle = (place.rotation * Math.PI) / 180;
  const text = (i: 0 | 1): TextLayer => ({
    ...PLAIN_TEXT,
    ...lineStyle(lines[i], i === 0 ? duo.headline : duo.second, language),
    type: 'text',
    id: i === 0 && instead ? instead.id : ids[i],
    stack: 'a0',
    group,
    field: i === 0 && instead ? instead.field : null,
    text: lines[i],
    size: mm(hundredth(sizes[i])),
    ink,
    align: 'centre',
    opacity: 1,
    locked: false,
    hidden: false,
    placement: {
      x: mm(hundredth(place.centre.x - Math.sin(angle) * offsets[i])),
      y: mm(hundredth(place.centre.y + Math.cos(angle) * offsets[i])),
      scale: 1,
      rotation: degrees(place.rotation),
      flipX: false,
      flipY: false,
    },
  });
  const { added, ...change } = addLayersOnTop(document, [text(0), text(1)]);
  if (!instead) return { ...change, added };
  const { [instead.id]: headline, ...second } = added;
  return { ...change, added: second, updated: headline ? { [instead.id]: [instead, headline] } : {} };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
