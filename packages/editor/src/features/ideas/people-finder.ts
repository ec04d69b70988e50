import type { IdeaSubject } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Mask } from '@cpc/imaging';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';

/** The people of a photo, cut out. */
export interface FoundPeople extends Pick<IdeaSubject, 'box' | 'faces'> {
  readonly mask: Mask;
  /** A small picture of them alone. */
  readonly picture: ImageBitmap;
}

/** What finds them and cuts them out; it is loaded when it is needed. */
export interface PeopleFinder {
  /** @returns undefined if there is no clear face, it could not be done, or the signal has ended it */
  readonly findSubject: (photo: ImageBitmap, signal: AbortSignal) => Promise<FoundPeople | undefined>;
  /** The photo with only the people, in the size of a print. */
  readonly cutFile: (
    editor: Editor,
    pictures: Pictures,
    photo: AssetId,
    found: Pick<FoundPeople, 'mask' | 'box'>,
  ) => Promise<Blob | undefined>;
}
