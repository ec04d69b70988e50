import {
  addLayer,
  copiedGroup,
  applyDiff,
  type DesignDiff,
  type DesignDocument,
  type GroupId,
  type Layer,
  type LayerId,
  type PictureLayer,
  layersOf,
  NO_CHANGE,
  refitDocument,
  removeLayers,
  type Surface,
  topStack,
} from '@cpc/design';
import type { DesignTemplate } from '../ports/ports.ts';

/**
 * The change that replaces a design with a template: its background and its layers, with new IDs.
 * The customer's own pictures stay, beneath the layers of the template.
 * @param stays whether a picture stays; one that the template has taken does not
 */
export function applyTemplate(
  document: DesignDocument,
  template: Pick<DesignTemplate, 'document' | 'surface'>,
  surface: Surface,
  nextId: () => LayerId,
  stays: (picture: PictureLayer) => boolean = () => true,
): DesignDiff {
  const fitted = refitDocument(template.document, template.surface, surface);
  const others = layersOf(document).filter((layer) => layer.type !== 'picture' || !stays(layer));
  const clearing = removeLayers(
    document,
    others.map(({ id }) => id),
  );
  const added: Record<string, Layer> = {};
  const groupFor = ownGroups(nextId);
  let grown = applyDiff(document, clearing);
  for (const layer of layersOf(fitted)) {
    const own = { ...layer, id: nextId(), stack: topStack(grown), group: groupFor(layer.group) };
    added[own.id] = own;
    grown = applyDiff(grown, addLayer(own));
  }
  const [before, after] = [document.records['background'], fitted.records['background']];
  const updated = before && after ? { background: [before, after] as const } : {};
  return { ...NO_CHANGE, added, removed: clearing.removed, updated };
}

/** Gives groups new IDs. Otherwise two uses of a template would share a group. */
function ownGroups(nextId: () => LayerId): (group: GroupId | null) => GroupId | null {
  const own = new Map<GroupId, GroupId>();
  return (group) => {
    if (group === null) return null;
    const known = own.get(group) ?? copiedGroup(group, nextId());
    own.set(group, known);
    return known;
  };
}
