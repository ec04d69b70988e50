import { degrees, mm } from '@cpc/domain';
import type { CapitalsLanguage } from '../capitals.ts';
import type { Colour } from '../colour.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import { PLAIN_TEXT, type TextLayer } from '../document/layers/text.ts';
import type { Surface } from '../surface/surface.ts';
import { INITIAL_FIELD, NAME_FIELD } from './set-field.ts';
import { initialsOf } from './initials.ts';
import { type NameLook, nameSpots } from './name-spots.ts';
import type { NameBoxes, NameSpot } from './spot.ts';

export interface NameArt {
  readonly look: NameLook;
  readonly name: string;
  /** Of the name, if that has capitals of its own. */
  readonly language?: CapitalsLanguage | undefined;
  readonly typeface: string;
  /** The main ink and two that accompany it. */
  readonly inks: readonly [Colour, Colour, Colour];
}

export interface NewNames {
  readonly group: GroupId;
  readonly nextId: () => LayerId;
}

/** The layers of a name repeated over a surface, from lowest to topmost: texts of one field in one group. */
export function nameLayers(art: NameArt, boxes: NameBoxes, surface: Surface, made: NewNames): readonly TextLayer[] {
  return nameSpots(art.look, boxes, surface).map((spot) => ({
    ...PLAIN_TEXT,
    ...spotFields(spot),
    type: 'text',
    id: made.nextId(),
    stack: 'a0',
    group: made.group,
    text: spot.word === 'initial' ? initialsOf(art.name, art.language) : art.name,
    field: spot.word === 'initial' ? INITIAL_FIELD : NAME_FIELD,
    typeface: art.typeface,
    ink: { kind: 'colour', colour: art.inks[spot.ink] },
    align: 'centre',
    locked: false,
    hidden: false,
  }));
}

/** What a spot says about its text. */
export function spotFields(spot: NameSpot): Pick<TextLayer, 'placement' | 'size' | 'arc' | 'opacity'> {
  const { x, y, size, rotation, arc, opacity } = spot;
  const placement = { x: mm(x), y: mm(y), scale: 1, rotation: degrees(rotation), flipX: false, flipY: false };
  return { placement, size: mm(size), arc, opacity };
}
