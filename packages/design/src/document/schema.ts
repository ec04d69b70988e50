import * as z from 'zod/mini';
import type { DesignRecord, Layer } from './layers.ts';
import { type Background, backgroundSchema } from './layers/background.ts';
import { doodleSchema } from './layers/doodle.ts';
import { fields } from './fields/fields.ts';
import { pictureSchema } from './layers/picture.ts';
import { placeSchema } from './layers/place.ts';
import { stickerSchema } from './layers/sticker.ts';
import { textSchema } from './layers/text.ts';

const layer: z.ZodMiniType<Layer> = z.discriminatedUnion('type', [
  pictureSchema(fields),
  placeSchema(fields),
  stickerSchema(fields),
  textSchema(fields),
  doodleSchema(fields),
]);

const background: z.ZodMiniType<Background> = backgroundSchema(fields);

/** The schema for the record with this id. Not a union of both schemas, so that a problem names its field. */
export function recordSchema(id: string): z.ZodMiniType<DesignRecord> {
  return id === 'background' ? background : layer;
}
