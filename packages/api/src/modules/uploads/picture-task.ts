import type { ErrorName } from '@cpc/contract';
import type { ModelSource } from '@cpc/domain';
import type { Cut } from './cut-picture.ts';
import type { Picture } from './picture.ts';

/** A request to a decoding process. */
export type PictureTask =
  | { readonly kind: 'take'; readonly path: string; readonly made: ModelSource | null }
  | {
      readonly kind: 'cut';
      readonly bytes: Uint8Array;
      readonly mediaType: Picture['mediaType'];
      readonly cut: Cut;
    };

/** Its answer. A proxy that is the picture itself is not sent twice. */
export type PictureAnswer<Made extends Picture> =
  | { readonly picture: Omit<Made, 'proxy'>; readonly proxy: Buffer | null }
  | { readonly refused: ErrorName };
