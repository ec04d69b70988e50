import { type IdeaPhoto, PLACES } from '@cpc/design';
import type { MessageKey } from '@cpc/i18n';
import { useEffect, useState } from 'react';
import { useCore } from '../../model/context.ts';
import { useChosenPhotos } from '../../parts/photos/use-photos.ts';

export interface Picked {
  /** The photos that could be read so far. */
  readonly photos: readonly IdeaPhoto[];
  readonly failed: readonly { readonly name: string; readonly why: MessageKey }[];
  /** How many files are read. */
  readonly count: number;
  readonly isReading: boolean;
  /**
   * Puts the photos into the design with one change, and uploads them.
   * @param place makes the change; it gets the photos with the IDs that they have by then
   */
  readonly take: (place: (photos: readonly IdeaPhoto[]) => boolean) => Promise<boolean>;
}

/** Reads the files that the customer has chosen, one after the other: a phone decodes one photo at a time. */
export function usePickedPhotos(chosenNow: readonly File[]): Picked {
  const { notify } = useCore();
  const chosen = useChosenPhotos();
  const [files] = useState(chosenNow);
  const [photos, setPhotos] = useState<readonly IdeaPhoto[]>([]);
  const [failed, setFailed] = useState<Picked['failed']>([]);
  const count = Math.min(files.length, PLACES.most);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      for (const file of files.slice(0, PLACES.most)) {
        let why: MessageKey = 'error.imageBroken';
        const photo = await chosen.read(file, (reason) => (why = reason));
        if (!wanted) return photo && chosen.drop([photo.asset]);
        if (photo) setPhotos((before) => [...before, photo]);
        else setFailed((before) => [...before, { name: file.name, why }]);
      }
    };
    if (files.length > PLACES.most) notify('studio.photos.most');
    void read();
    return () => {
      wanted = false;
    };
  }, [files, chosen, notify]);
  return {
    photos,
    failed,
    count,
    isReading: photos.length + failed.length < count,
    take: (place) =>
      chosen.take(
        photos.map(({ asset }) => asset),
        (nameOf) => place(photos.map((photo) => ({ ...photo, asset: nameOf(photo.asset) }))),
      ),
  };
}
