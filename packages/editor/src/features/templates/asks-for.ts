import { type DesignDocument, fieldsOf, layersOf, type PlaceLayer } from '@cpc/design';
import type { DesignTemplate } from '../../ports/ports.ts';

/** The places for photos, in the order in which they are read. */
export const placesOf = (document: DesignDocument): readonly PlaceLayer[] =>
  layersOf(document)
    .filter((layer): layer is PlaceLayer => layer.type === 'place')
    .toSorted((a, b) => a.placement.y - b.placement.y);

/** Whether a template has something to fill in. */
export const asksFor = ({ document }: Pick<DesignTemplate, 'document'>): boolean =>
  fieldsOf(document).size > 0 || placesOf(document).length > 0;
