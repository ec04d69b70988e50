import { useAddress } from '@cpc/appkit';
import { useEffect, useState } from 'react';
import { FIRST_PHOTO, firstPhoto } from '../../core/device-pictures.ts';

/** The address of the photo that the design begins with; undefined if it begins with none. */
export function useFirstPhoto(): string | undefined {
  const begins = useAddress().query['thing'] === FIRST_PHOTO;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!begins) return undefined;
    let shown: string | undefined;
    let wanted = true;
    void firstPhoto().then((photo) => {
      if (!photo || !wanted) return;
      shown = URL.createObjectURL(photo);
      setAddress(shown);
    });
    return () => {
      wanted = false;
      setAddress(undefined);
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [begins]);
  return address;
}
