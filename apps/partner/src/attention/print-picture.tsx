import type { AssetId } from '@cpc/domain';
import { Icon } from '@cpc/ui';
import { useThumbnail } from './use-attention.ts';

/** A picture of the print to look for on the bed or in the bay. */
export function PrintPicture({ asset, label }: { readonly asset: AssetId | null; readonly label: string }) {
  const picture = useThumbnail(asset);
  return (
    <span className="bg-sunken grid h-36 w-24 shrink-0 place-items-center overflow-hidden rounded-medium p-2">
      {picture.data ? (
        <img src={picture.data} alt={label} className="max-h-full max-w-full object-contain" />
      ) : (
        <Icon name="picture" size={28} className="text-ink-faint" />
      )}
    </span>
  );
}
