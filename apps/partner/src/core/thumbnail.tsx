import type { AssetId } from '@cpc/domain';
import { Icon } from '@cpc/ui';
import { usePicture } from './use-picture.ts';

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
