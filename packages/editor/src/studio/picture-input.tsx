import type { RefObject } from 'react';
import { useAddPicture } from './use-add-picture.ts';

/**
 * The device's own way to a picture. Anything else than PNG or JPEG is refused with a word. Safari makes a HEIC into the type
 * that stands first: a photograph as PNG is often too large.
 */
export function PictureInput({ ref }: { readonly ref: RefObject<HTMLInputElement | null> }) {
  const add = useAddPicture();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/jpeg,image/png,.jpg,.jpeg,.png"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (file) add(file);
      }}
    />
  );
}
