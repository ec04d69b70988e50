import { type DesignDocument, type IdeaPhoto, layersOf, madeWithNames, type PictureLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Editor } from '../../model/editor.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { applyTemplate } from '../../parts/apply-template.ts';
import type { ChosenPhotos } from '../../parts/photos/chosen-photos.ts';
import { named } from '../../parts/photos/use-photos.ts';
import type { CutIdeas } from './use-cut-ideas.ts';
import { select } from '../../session/selection.ts';

/** An idea, the photo that it was made from, and the people of that photo if it may show them. */
export interface TakenIdea {
  readonly photo: IdeaPhoto;
  readonly idea: DesignDocument;
  readonly cut?: CutIdeas | undefined;
}

/** Makes an idea the design, as one step. @returns false if the change was refused */
export async function takeIdea(
  { store, surface, nextLayerId }: Editor,
  photos: ChosenPhotos,
  { photo, idea, cut }: TakenIdea,
): Promise<boolean> {
  const shown = cut?.subject.photo.asset;
  const showsCut = layersOf(idea).some((layer) => layer.type === 'picture' && layer.asset === shown);
  const people = cut && showsCut ? await wholeCut(photos, cut) : undefined;
  if (showsCut && !people) return false;
  const place = (nameOf: (asset: AssetId) => AssetId): boolean => {
    const whole =
      people && shown
        ? withPicture(idea, shown, { asset: nameOf(people), made: (before) => before && madeWithNames(before, nameOf) })
        : idea;
    const lasting = { document: renamed(whole, photo, named(photo, nameOf)), surface };
    return commit(
      store,
      applyTemplate(documentOf(store.getState()), lasting, surface, nextLayerId, () => false),
    );
  };
  if (!(await photos.take(people ? [photo.asset, people] : [photo.asset], place))) return false;
  select(store, []);
  return true;
}

/** The people in the size of a print, among the chosen photos; undefined if they could not be made. */
async function wholeCut(photos: ChosenPhotos, cut: CutIdeas): Promise<AssetId | undefined> {
  const file = await cut.file();
  // A refusal is told by the dialog.
  const read = file && (await photos.read(file, () => undefined));
  return read?.asset;
}

/** The idea with the lasting IDs of its photo. */
const renamed = (idea: DesignDocument, photo: IdeaPhoto, to: IdeaPhoto): DesignDocument =>
  withPicture(idea, photo.asset, { asset: to.asset, made: () => to.style?.made ?? null });

interface Renaming {
  readonly asset: AssetId;
  readonly made: (before: PictureLayer['made']) => PictureLayer['made'];
}

/** The idea with another picture in the place of one. */
function withPicture(idea: DesignDocument, one: AssetId, { asset, made }: Renaming): DesignDocument {
  const records = Object.entries(idea.records).map(([id, record]) => [
    id,
    record.type === 'picture' && record.asset === one ? { ...record, asset, made: made(record.made) } : record,
  ]);
  return { ...idea, records: Object.fromEntries(records) };
}
