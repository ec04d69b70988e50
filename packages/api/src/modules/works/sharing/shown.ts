import {
  bleedBox,
  boxAround,
  type DesignDocument,
  type DesignRecord,
  layersOf,
  type PictureLayer,
  type Rect,
  type Surface,
  toLayer,
  toSurface,
} from '@cpc/design';

/**
 * A design without the parts it does not show: hidden layers, pictures outside the surface, and the originals of pictures
 * that a tool made, may contain what their owner did not mean to share.
 */
export function shownOf(document: DesignDocument, surface: Surface): DesignDocument {
  const unseen = layersOf(document).filter(
    (layer) => layer.hidden || layer.opacity <= 0 || (layer.type === 'picture' && !touches(layer, surface)),
  );
  const ids = new Set<string>(unseen.map(({ id }) => id));
  const records = Object.entries(document.records).filter(([id]) => !ids.has(id));
  return { ...document, records: Object.fromEntries(records.map(([id, record]) => [id, withoutOriginal(record)])) };
}

const withoutOriginal = (record: DesignRecord): DesignRecord =>
  record.type === 'picture' ? { ...record, made: null } : record;

/** Two rotated boxes touch if they overlap along the axes of both. */
function touches({ placement, width, height }: PictureLayer, surface: Surface): boolean {
  const page = bleedBox(surface);
  const box = { x: -width / 2, y: -height / 2, width, height };
  const onPage = boxAround(cornersOf(box).map((corner) => toSurface(placement, corner)));
  const pageOnBox = boxAround(cornersOf(page).map((corner) => toLayer(placement, corner)));
  return overlap(onPage, page) && overlap(pageOnBox, box);
}

const cornersOf = ({ x, y, width, height }: Rect) => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
