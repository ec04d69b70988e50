import type { GoodsView } from '@cpc/contract';
import { cutText } from '@cpc/domain';
import type { PhonesFound } from '@cpc/search';
import { StateView, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useStationId } from '../../data/stations.ts';
import { WishCard } from './wish-card.tsx';

interface NoModelProps {
  readonly asked: string;
  readonly found: PhonesFound<GoodsView>;
  /** What the customer can do although the phone is not in the list. */
  readonly instead: ReactNode;
  /** Shows the other models to choose from, under a heading. */
  readonly children: (others: readonly GoodsView[], heading: string) => ReactNode;
}

/** More models than this nobody compares; the brand's chip shows them all. */
const MAX_OTHERS = 12;

/** The longest name of a model that can be waited for. */
const MAX_MODEL = 60;

/**
 * Says which phone is not in the list, and shows others of its brand separately: none of them is what the customer
 * asked for (CT-06).
 */
export function NoModel({ asked, found: { missing, brand, others }, instead, children }: NoModelProps) {
  const t = useT();
  const stationId = useStationId();
  const wanted = cutText(missing ?? asked, MAX_MODEL);
  const heading = t('shop.details.others', { brand: brand ?? '' });
  return (
    <>
      {missing === undefined ? (
        <StateView icon="search" title={t('shop.details.none', { text: asked })} hint={t('shop.details.noneWhy')} />
      ) : (
        <StateView
          icon="phone"
          title={t('shop.details.missing', { phone: missing })}
          hint={t('shop.details.missingWhy')}
        />
      )}
      {stationId === null ? null : (
        <WishCard key={`${stationId} ${wanted}`} wished={{ machine_id: stationId, model: wanted }} name={wanted} />
      )}
      {instead}
      {others.length === 0 ? null : (
        <div className="flex flex-col gap-2">
          <h2 className="text-small font-medium text-ink-soft px-1">{heading}</h2>
          {children(others.slice(0, MAX_OTHERS), heading)}
        </div>
      )}
    </>
  );
}
