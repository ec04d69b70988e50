import type { RefObject } from 'react';
import { useAddPicture } from './use-add-picture.ts';

/**
 * The device's own way to a picture. What is no picture is refused with a word. HEIC is left out: Safari then makes one
 * into the type that stands first. As PNG, a photograph is often too large.
 */
export function PictureInput({ ref }: { readonly ref: RefObject<HTMLInputElement | null> }) {
  const add = useAddPicture();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/jpeg,image/png,image/webp,image/avif,.jpg,.jpeg,.png,.webp,.avif"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (file) add(file);
      }}
    />
  );
}
