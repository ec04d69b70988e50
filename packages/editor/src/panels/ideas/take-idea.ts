import type { DesignDocument, IdeaPhoto } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Editor } from '../../model/editor.ts';
import { documentOf } from '../../store/state.ts';
import { commit } from '../../store/store.ts';
import { applyTemplate } from '../templates/apply-template.ts';
import type { ChosenPhotos } from '../templates/chosen-photos.ts';
import { named } from '../templates/use-photos.ts';

/** Makes an idea the design, as one step. @returns false if the change was refused */
export async function takeIdea(
  { store, surface, nextLayerId }: Editor,
  photos: ChosenPhotos,
  photo: IdeaPhoto,
  idea: DesignDocument,
): Promise<boolean> {
  const place = (nameOf: (asset: AssetId) => AssetId): boolean => {
    const lasting = { document: renamed(idea, photo, named(photo, nameOf)), surface };
    return commit(
      store,
      applyTemplate(documentOf(store.getState()), lasting, surface, nextLayerId, () => false),
    );
  };
  if (!(await photos.take([photo.asset], place))) return false;
  store.setState({ selection: [] });
  return true;
}

/** The idea with the lasting IDs of its photo. */
function renamed(idea: DesignDocument, photo: IdeaPhoto, to: IdeaPhoto): DesignDocument {
  const made = to.style?.made ?? null;
  const records = Object.entries(idea.records).map(([id, record]) => [
    id,
    record.type === 'picture' && record.asset === photo.asset ? { ...record, asset: to.asset, made } : record,
  ]);
  return { ...idea, records: Object.fromEntries(records) };
}
