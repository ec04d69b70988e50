import type { Background } from './layers/background.ts';
import type { DoodleLayer } from './layers/doodle.ts';
import type { PictureLayer } from './layers/picture.ts';
import type { PlaceLayer } from './layers/place.ts';
import type { StickerLayer } from './layers/sticker.ts';
import type { TextLayer } from './layers/text.ts';

export type Layer = PictureLayer | PlaceLayer | StickerLayer | TextLayer | DoodleLayer;

export type DesignRecord = Layer | Background;
