import { ClientError } from '@cpc/client';
import { Page, Skeleton, useT, useWide } from '@cpc/ui';
import { useEffect } from 'react';
import { go } from '../../core/go.ts';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoods, useGoodsList } from '../../data/goods.ts';
import { useHereStation } from '../../data/here-station.ts';
import { useMachineId } from '../../data/stations.ts';
import { HeroCase } from '../../layout/hero-case.tsx';
import { QueryView } from '../../layout/query-view.tsx';
import { StationNotice } from '../../layout/station-notice.tsx';
import { DesignButton } from './design-button.tsx';
import { ModelList, ModelListSkeleton } from './model-list.tsx';
import { Configurator } from './configurator.tsx';
import { useLook } from './use-look.ts';

/** Model, then shell and colour, with the case itself, the price and the stock in sight (RT-06, CT-04). */
export default function DetailsPage() {
  const t = useT();
  const wide = useWide();
  const { goods_id } = useAddress().query;
  const back = () => (goods_id !== undefined && !wide ? chooseModel(undefined) : goBack(PATHS.allSelect));
  return (
    <Page
      title={t(goods_id === undefined ? 'shop.select.choose' : 'shop.details.title')}
      width={wide ? 'wide' : 'reading'}
      onBack={back}
      action={wide ? undefined : <DesignButton />}
    >
      <ClosedNotice />
      <div className={wide ? 'grid grow grid-cols-[minmax(20rem,26rem)_1fr] gap-10 pt-2' : 'flex grow flex-col pt-2'}>
        {goods_id === undefined || wide ? <Models chosen={goods_id} /> : null}
        {goods_id !== undefined ? (
          <div className="flex min-w-0 grow flex-col gap-6 lg:sticky lg:top-16 lg:self-start">
            <Chosen goodsId={goods_id} />
            {wide ? <DesignButton /> : null}
          </div>
        ) : wide ? (
          <PickFirst />
        ) : null}
      </div>
    </Page>
  );
}

/** Choosing replaces the address, so that back leads out of this page and not through every model looked at. */
function chooseModel(goodsId: string | undefined): void {
  go(PATHS.details, { goods_id: goodsId }, { replace: true });
}

function Models({ chosen }: { readonly chosen: string | undefined }) {
  const goods = useGoodsList(useMachineId());
  return (
    <QueryView query={goods} skeleton={<ModelListSkeleton />}>
      {(list) => <ModelList goods={list} chosen={chosen} onChoose={chooseModel} />}
    </QueryView>
  );
}

function Chosen({ goodsId }: { readonly goodsId: string }) {
  const query = useGoods(goodsId, useMachineId());
  const look = useLook(query.data);
  const gone = query.error instanceof ClientError && query.error.name === 'notFound';
  // An old link to a model no longer sold leads to those that are.
  useEffect(() => {
    if (gone) chooseModel(undefined);
  }, [gone]);
  return (
    <QueryView query={query} skeleton={<Skeleton className="mt-4 h-96 w-full rounded-huge" />}>
      {(detail) => <Configurator detail={detail} look={look} />}
    </QueryView>
  );
}

function ClosedNotice() {
  const station = useHereStation();
  return station.data ? <StationNotice station={station.data} /> : null;
}

function PickFirst() {
  const t = useT();
  return (
    <div className="grid h-[70dvh] lg:sticky lg:top-20">
      <HeroCase label={t('launch.entry.art')} />
    </div>
  );
}
