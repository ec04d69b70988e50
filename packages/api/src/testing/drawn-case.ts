import { addLayer, applyDiff, type DesignDocument, EMPTY_DOCUMENT, madeBy } from '@cpc/design';
import { picture } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import type { Caller } from './caller.ts';
import { photo } from './pictures.ts';
import type { TestShop } from './shop.ts';
import { upload } from './upload.ts';

/** A case with a picture that says of itself that it was drawn: it is charged as a drawing. */
export async function drawnCase({ app }: TestShop, { headers }: Caller): Promise<DesignDocument> {
  const { asset } = (await upload(app, headers, await photo(64, 64))).data;
  const layer = { ...picture(), asset, width: mm(3), height: mm(3), made: madeBy({ asset, made: null }, 'drawing') };
  return applyDiff(EMPTY_DOCUMENT, addLayer(layer));
}
