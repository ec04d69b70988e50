import { useT } from '@cpc/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Choice } from '../../../data/draft/choice.ts';
import { loadDraft } from '../../../core/draft-store.ts';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { beGuest } from '../../../data/enter.ts';
import { useGoods } from '../../../data/goods.ts';
import { useStationId } from '../../../data/stations.ts';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { isBroad, ThingCase } from '../../../parts/thing-case.tsx';
import { ForMeRow, ForMeRowSkeleton } from './for-me-row.tsx';
import { forgetDraft } from './last-draft.ts';

/** Paints the draft, for which it loads the painter. */
const LocalDesign = lazy(() => import('../../design/design-canvas.tsx'));

/** Device pixels per millimetre of a small picture. */
const SCALE = 2;

/** Leads back to the design that was edited last on this device, if its goods are sold here. */
export function ResumeRow({ choice }: { readonly choice: Choice }) {
  const t = useT();
  const nameOf = useGoodsName();
  const { goods_id } = choice;
  const stationId = useStationId();
  const detail = useGoods(goods_id, stationId);
  const draft = useQuery({
    queryKey: ['draft', goods_id],
    queryFn: async () => {
      const isHere = (await loadDraft(goods_id)) !== undefined;
      if (!isHere) forgetDraft();
      return isHere;
    },
    staleTime: 0,
  });
  const open = useMutation({ mutationFn: beGuest, onSuccess: () => go(PATHS.editor, { ...choice }) });
  if (detail.isError || draft.data === false) return null;
  if (detail.data === undefined) return <ForMeRowSkeleton />;
  const { goods } = detail.data;
  const thing = { ...choice, brand: goods.brand, model: goods.model, ...sizeOf(goods.surface) };
  return (
    <ForMeRow
      lead={
        <span className="flex h-14 w-12 shrink-0 items-center justify-center">
          <ThingCase
            thing={thing}
            stationId={stationId}
            picture={undefined}
            className={isBroad(thing) ? 'h-10' : 'h-full'}
            meanwhile={(surface) => (
              <Suspense>
                <LocalDesign goodsId={goods_id} surface={surface} scale={SCALE} />
              </Suspense>
            )}
          />
        </span>
      }
      title={t('shop.select.resume')}
      note={open.error?.message ?? t('shop.select.resumeWhat', { model: nameOf(goods, choice.surface_name) })}
      busy={open.isPending}
      onPress={() => open.mutate()}
    />
  );
}

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height });
