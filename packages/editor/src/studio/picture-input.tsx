import type { RefObject } from 'react';
import { useStudio } from '../context.ts';

/** The device's own way to a picture. Anything else than PNG or JPEG is refused with a word. */
export function PictureInput({ ref }: { readonly ref: RefObject<HTMLInputElement | null> }) {
  const { pictures } = useStudio();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/png,image/jpeg,.png,.jpg,.jpeg"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (file) void pictures.add(file);
      }}
    />
  );
}
