import { cutKindsFor, type IdeaKind, type IdeaPhoto, type IdeaSubject, madeBy, PLAIN_LOOK } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import { type DeviceFacts, mayFindUnasked } from './may-find.ts';
import type { FoundPeople, PeopleFinder } from './people-finder.ts';
import { inPlaces } from './places.ts';

/** What ideas need to show the people of a photo. */
export interface CutIdeas {
  readonly subject: IdeaSubject;
  /** All ideas, with those that suit them in places that nobody had seen when they were found. */
  readonly kinds: readonly IdeaKind[];
  /** The picture of them in the size of a print. */
  readonly file: () => Promise<Blob | undefined>;
}

interface Found extends FoundPeople {
  /** What the small picture of them is called in previews. */
  readonly shown: AssetId;
  /** The places that were seen by then. */
  readonly seen: ReadonlySet<number>;
}

/**
 * Looks for the people of a photo and cuts them out, if the device and its network may be used for it. Undefined until it
 * is done, and for good if there is no clear face or anything fails: nobody has asked for it, so nobody is told.
 * @param load always the same function, as `seenPlaces` is
 * @param mayStart stays true once it is; the work ends when the caller is gone
 */
export function useCutIdeas(
  photo: IdeaPhoto,
  load: () => Promise<PeopleFinder>,
  seenPlaces: () => ReadonlySet<number>,
  mayStart: boolean,
): CutIdeas | undefined {
  const editor = useEditor();
  const pictures = usePictures();
  const { assets, ports, surface } = editor;
  const large = useEditorState(() => assets.bitmap(photo.asset));
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!mayStart || !large || !mayFindUnasked(navigator as DeviceFacts)) return undefined;
    const stop = new AbortController();
    const shown = brand<AssetId>(`${ports.randomId()}${ports.randomId()}`);
    void look(load, large, stop.signal).then((subject) => {
      if (!subject) return;
      if (stop.signal.aborted) return subject.picture.close();
      assets.putPicture(shown, subject.picture);
      setFound({ ...subject, shown, seen: new Set(seenPlaces()) });
    });
    return () => {
      stop.abort();
      setFound(undefined);
      assets.dropPicture(shown);
    };
  }, [mayStart, load, seenPlaces, large, assets, ports]);
  return useMemo(() => {
    if (!found) return undefined;
    const { asset, style } = photo;
    const made = madeBy({ asset, made: style?.made ?? null }, 'cutout');
    const own = { look: style?.look ?? PLAIN_LOOK, made, edge: null, shadow: null };
    const subject = { photo: { ...photo, asset: found.shown, style: own }, box: found.box, faces: found.faces };
    const kinds = cutKindsFor(subject, surface);
    const file = async () => (await load()).cutFile(editor, pictures, asset, found);
    return kinds.length > 0 ? { subject, kinds: inPlaces(kinds, found.seen), file } : undefined;
  }, [found, photo, load, surface, editor, pictures]);
}

async function look(
  load: () => Promise<PeopleFinder>,
  photo: ImageBitmap,
  signal: AbortSignal,
): Promise<FoundPeople | undefined> {
  try {
    const { findSubject } = await load();
    return signal.aborted ? undefined : await findSubject(photo, signal);
  } catch {
    return undefined;
  }
}
