import type { RefObject } from 'react';
import { PICTURE_TYPES } from '../model/picture-types.ts';
import { useAddPicture } from './use-add-picture.ts';

/** The device's own picture dialog. Files that are no pictures are refused with a message. */
export function PictureInput({ ref }: { readonly ref: RefObject<HTMLInputElement | null> }) {
  const add = useAddPicture();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={PICTURE_TYPES}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // Allows choosing the same file again.
        currentTarget.value = '';
        if (file) add(file);
      }}
    />
  );
}
