import type { Client } from '@cpc/client';
import type { AssetId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';

/** The calls of this display; its pictures need its key. */
export const DisplayCalls = createContext<Client | null>(null);

/** The picture of a case at this station. Its place is empty until it is loaded, or if there is none. */
export function DisplayPicture({ asset, className }: { readonly asset: AssetId | null; readonly className: string }) {
  const calls = useContext(DisplayCalls);
  const { data } = useQuery({
    queryKey: ['display', 'picture', asset],
    queryFn: async ({ signal }) => (await calls?.fetchBlob(`/api/order/thumbnail/${asset ?? ''}`, { signal })) ?? null,
    enabled: asset !== null && calls !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
  const address = useAddressOf(data ?? undefined);
  return (
    <span className={`block shrink-0 ${className}`}>
      {address === undefined ? null : <img src={address} alt="" className="block size-full object-contain" />}
    </span>
  );
}

/** A display runs for weeks: an address is given back when its picture is gone. */
function useAddressOf(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
