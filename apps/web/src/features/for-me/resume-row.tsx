import { Skeleton, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Choice } from '../../core/choice.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { beGuest } from '../../data/enter.ts';
import { useGoods } from '../../data/goods.ts';
import { useGoodsName } from '../../data/goods-name.ts';
import { useStationId } from '../../data/stations.ts';
import { ForMeRow, ForMeRowSkeleton } from './for-me-row.tsx';

/** Paints the draft, for which it loads the painter. */
const DraftPicture = lazy(() => import('./draft-picture.tsx'));

/** Leads back to the design that was edited last on this device, if its goods are sold here. */
export function ResumeRow({ choice }: { readonly choice: Choice }) {
  const t = useT();
  const nameOf = useGoodsName();
  const goods = useGoods(choice.goods_id, useStationId());
  const open = useMutation({ mutationFn: beGuest, onSuccess: () => go(PATHS.editor, { ...choice }) });
  if (goods.isError) return null;
  if (goods.data === undefined) return <ForMeRowSkeleton />;
  return (
    <ForMeRow
      lead={
        <span className="flex h-14 w-12 shrink-0 items-center justify-center">
          <Suspense fallback={<Skeleton className="h-full w-7" />}>
            <DraftPicture detail={goods.data} choice={choice} />
          </Suspense>
        </span>
      }
      title={t('shop.select.resume')}
      note={
        open.error?.message ?? t('shop.select.resumeWhat', { model: nameOf(goods.data.goods, choice.surface_name) })
      }
      busy={open.isPending}
      onPress={() => open.mutate()}
    />
  );
}
