import type { AssetId } from '@cpc/domain';
import { Icon } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';

const SIZES = { small: 'h-16 w-11 p-1', large: 'h-36 w-24 p-2' } as const;

interface ThumbnailProps {
  readonly asset: AssetId | null;
  /** What the picture shows; empty if the text beside it says it. */
  readonly label: string;
  readonly size: keyof typeof SIZES;
}

/** The picture of an item. */
export function Thumbnail({ asset, label, size }: ThumbnailProps) {
  const picture = usePicture(asset && `/api/order/thumbnail/${asset}`);
  return (
    <span
      className={`bg-sunken grid shrink-0 grid-cols-1 grid-rows-1 place-items-center overflow-hidden rounded-medium ${SIZES[size]}`}
    >
      {picture.data ? (
        <img src={picture.data} alt={label} className="max-h-full max-w-full object-contain" />
      ) : (
        <Icon name="picture" size={size === 'small' ? 20 : 28} className="text-ink-faint" />
      )}
    </span>
  );
}

/** A picture of the server, as a URL that the page may show; none without a path. */
export const usePicture = (path: string | null) =>
  useQuery<string>({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) => URL.createObjectURL(await client.fetchBlob(path ?? '', { signal })),
    enabled: path !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
