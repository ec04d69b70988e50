import { type DesignDocument, type DesignRecord, isShown, layersOf, type Surface } from '@cpc/design';

/**
 * A design without the parts it does not show: hidden layers, pictures outside the surface, and the originals of pictures
 * that a tool made, may contain what their owner did not mean to share.
 */
export function shownOf(document: DesignDocument, surface: Surface): DesignDocument {
  const unseen = layersOf(document).filter((layer) => !isShown(layer, surface));
  const ids = new Set<string>(unseen.map(({ id }) => id));
  const records = Object.entries(document.records).filter(([id]) => !ids.has(id));
  return { ...document, records: Object.fromEntries(records.map(([id, record]) => [id, withoutOriginal(record)])) };
}

const withoutOriginal = (record: DesignRecord): DesignRecord =>
  record.type === 'picture' ? { ...record, made: null } : record;
