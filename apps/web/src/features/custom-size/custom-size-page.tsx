import { goBack, useAddress } from '@cpc/appkit';
import { LoadingState, Page, useT } from '@cpc/ui';
import { PATHS } from '../../core/paths.ts';
import { useGoods } from '../../data/goods.ts';
import { useHereStation } from '../../data/here-station.ts';
import { useStationId } from '../../data/stations.ts';
import { useGoodsName } from '../../parts/goods-name.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { beginning } from './measures.ts';
import { SizeForm } from './size-form.tsx';

/** A custom size for a model of the list: the form begins with the model's measures (RT-07). */
export default function CustomSizePage() {
  const t = useT();
  const { goods_id } = useAddress().query;
  const station = useHereStation();
  const goods = useGoods(goods_id, useStationId());
  const nameOf = useGoodsName();
  const title = t('size.title');
  if (station.data && (goods.data || goods_id === undefined || goods.isError)) {
    const one = goods.data?.goods;
    return (
      <SizeForm
        title={title}
        lead={t('size.lead')}
        bed={station.data.bed}
        initial={beginning(station.data.bed, one?.surface)}
        name={one ? `${one.brand} ${nameOf(one)}`.trim() : ''}
      />
    );
  }
  return (
    <Page title={title} onBack={() => goBack(PATHS.details)}>
      <QueryView query={station} skeleton={<LoadingState />}>
        {() => <LoadingState />}
      </QueryView>
    </Page>
  );
}
