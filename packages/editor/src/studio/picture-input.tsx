import type { RefObject } from 'react';
import { useAddPicture } from './use-add-picture.ts';

/** For the device's picture dialog. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,.jpg,.jpeg,.png,.webp,.avif';

/**
 * The device's own picture dialog. Files that are no pictures are refused with a message. HEIC is not in the list of
 * types, so Safari converts HEIC to the first type listed: JPEG. As PNG, a photograph is often too large.
 */
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
