import type { Mm } from '@cpc/domain';
import { baseFields, type LayerBase } from './base.ts';
import type { Fields } from './fields.ts';

/** A picture from the station's library; `sticker` is its key in the catalogue. */
export interface StickerLayer extends LayerBase {
  readonly type: 'sticker';
  readonly sticker: string;
  readonly width: Mm;
  readonly height: Mm;
}

export const stickerSchema = (f: Fields) =>
  f.record({ ...baseFields(f), type: f.literal('sticker'), sticker: f.key, width: f.length, height: f.length });
