import { goBack, useAddress } from '@cpc/appkit';
import { customSizeOf } from '@cpc/design';
import { LoadingState, Page, useT } from '@cpc/ui';
import { PATHS } from '../../core/paths.ts';
import { useHereStation } from '../../data/here-station.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { beginning } from './measures.ts';
import { SizeForm } from './size-form.tsx';

/** A size for a model that is not in the list (RT-07); a size that was entered before can be edited. */
export default function CustomNewSizePage() {
  const t = useT();
  const { goods_id = '', surface_name = '' } = useAddress().query;
  const station = useHereStation();
  const title = t('size.newTitle');
  if (station.data) {
    const { bed } = station.data;
    const initial = customSizeOf(goods_id) ?? beginning(bed);
    return <SizeForm title={title} lead={t('size.newLead')} bed={bed} initial={initial} name={surface_name} />;
  }
  return (
    <Page title={title} onBack={() => goBack(PATHS.details)}>
      <QueryView query={station} skeleton={<LoadingState />}>
        {() => null}
      </QueryView>
    </Page>
  );
}
