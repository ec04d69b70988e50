import type { RefObject } from 'react';
import { useCore } from '../model/context.ts';
import { PICTURE_TYPES } from '../ports/picture-types.ts';
import { layPhotos } from '../session/panels.ts';
import { useAddPicture } from './use-add-picture.ts';

/** The device's own picture dialog. Several files open a panel that asks how they go together. Files that are no pictures are refused with a message. */
export function PictureInput({ ref }: { readonly ref: RefObject<HTMLInputElement | null> }) {
  const add = useAddPicture();
  const { store } = useCore();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={PICTURE_TYPES}
      onChange={({ currentTarget }) => {
        const picked = [...(currentTarget.files ?? [])];
        const [file] = picked;
        // Allows choosing the same file again.
        currentTarget.value = '';
        if (picked.length > 1) layPhotos(store, picked);
        else if (file) add(file);
      }}
    />
  );
}
