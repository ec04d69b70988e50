import { mm } from '@cpc/domain';
import { type DesignDocument, DOCUMENT_VERSION, EMPTY_DOCUMENT } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { PLAIN_LAYER } from '../document/layers/base.ts';
import { WHOLE_PICTURE } from '../document/layers/picture.ts';
import { PLAIN_TEXT, type TextLayer } from '../document/layers/text.ts';
import { framedPicture, type IdeaPhoto } from '../ideas/page.ts';
import type { Surface } from '../surface/surface.ts';
import type { Lettering } from './desk.ts';
import { seamOf } from './seam.ts';
import { SHARED_PHOTO, SHARED_WORD } from './shared.ts';

/** What two people begin with: the kinds of pairs that run over both halves. */
export type OverBothKind = 'photo' | 'halves' | 'word';

export interface OverBothInput {
  readonly photo: IdeaPhoto | undefined;
  /** The whole word, with its size in em. */
  readonly word: Lettering | undefined;
  readonly ink: TextLayer['ink'];
  /** The surface of the one who begins; the other one is not known yet. */
  readonly own: Surface;
}

/** Half the box that covers the cases of every common phone with their bleed, mm. */
const REACH = { x: 88, y: 90 };
/** A shape over both is this part of both faces wide, and a word; letters are at most this part of the height. */
const [SHAPE_WIDE, WORD_WIDE, MAX_HEIGHT_SHARE] = [0.62, 0.8, 0.3];

/**
 * What runs over both halves at the beginning, in the plane of both cases: a photo that covers both, a photo in a heart,
 * or a word in the middle. Undefined if something is lacking for it.
 */
export function overBoth(kind: OverBothKind, { photo, word, ink, own }: OverBothInput): DesignDocument | undefined {
  const { whole } = seamOf({ left: own, right: own });
  const faces = 2 * (own.width - 2 * own.wrap);
  if (kind === 'word') {
    if (!word) return undefined;
    const size = Math.min((WORD_WIDE * faces) / word.box.width, MAX_HEIGHT_SHARE * own.height);
    return only({
      ...PLAIN_TEXT,
      ...PLAIN_LAYER,
      id: SHARED_WORD,
      type: 'text',
      text: word.text,
      typeface: word.typeface,
      ink,
      align: 'centre',
      size: mm(Math.floor(size * 100) / 100),
    });
  }
  if (!photo) return undefined;
  const base = { ...PLAIN_LAYER, id: SHARED_PHOTO };
  if (kind === 'halves') {
    const side = SHAPE_WIDE * faces;
    const box = { x: -side / 2, y: -side / 2, width: side, height: side };
    return only({ ...framedPicture(base, photo, box, { mask: 'heart', framed: false }), made: null });
  }
  const [wide, high] = [Math.max(whole.width, 2 * REACH.x), Math.max(whole.height, 2 * REACH.y)];
  const scale = Math.max(wide / photo.width, high / photo.height);
  const box = { x: 0, y: 0, width: photo.width * scale, height: photo.height * scale };
  return only({ ...framedPicture(base, photo, box, { crop: WHOLE_PICTURE, framed: false }), made: null });
}

const only = (layer: Layer): DesignDocument => ({
  version: DOCUMENT_VERSION,
  records: { ...EMPTY_DOCUMENT.records, [layer.id]: layer },
});
