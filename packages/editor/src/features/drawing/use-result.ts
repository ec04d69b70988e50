import type { AssetId } from '@cpc/domain';
import { useEffect, useState } from 'react';
import type { DrawingPort } from '../../ports/drawing-port.ts';

/** The address of a result that the page may show; undefined while it loads, null if it did not. */
export function useResult(port: DrawingPort, asset: AssetId): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    port.picture(asset).then(
      (file) => {
        if (!isWanted) return;
        url = URL.createObjectURL(file);
        setAddress(url);
      },
      () => isWanted && setAddress(null),
    );
    return () => {
      isWanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [port, asset]);
  return address;
}
