import { useT } from '@cpc/ui';
import { useFirstPhoto } from './use-first-photo.ts';

/** The photo that was chosen first, while its phone is chosen; nothing without one. */
export function PhotoWaits() {
  const t = useT();
  const photo = useFirstPhoto();
  if (photo === undefined) return null;
  return (
    <p className="flex animate-rise items-center gap-4 rounded-large bg-raised p-3 font-medium">
      <img src={photo} alt="" className="h-20 w-16 shrink-0 rounded-medium object-cover" />
      {t('shop.select.photoReady')}
    </p>
  );
}
