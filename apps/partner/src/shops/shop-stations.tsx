import type { ActionOutput, OperatorShop } from '@cpc/contract';
import { Button, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { EnrolCode } from '../station/keys.tsx';
import { StateChip } from '../stations/state-chip.tsx';
import { AddStationDialog } from './add-station-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useEnrolCode } from './use-shops.ts';

type Code = ActionOutput<'Operator.enrolCode'>;

/** The stations of a shop, each with a way to give its agent a key. */
export function ShopStations({ shop }: { readonly shop: OperatorShop }) {
  const { t } = useTranslator();
  const enrol = useEnrolCode();
  const [adding, setAdding] = useState(false);
  const [code, setCode] = useState<Code>();
  const [moving, setMoving] = useState<Pick<OperatorShop['stations'][number], 'machine_id' | 'name'>>();
  return (
    <>
      {shop.stations.length === 0 && <p className="text-small text-ink-soft">{t('partner.stations.empty')}</p>}
      <ul className="flex flex-col gap-4">
        {shop.stations.map(({ machine_id, name, address, state }) => (
          <li key={machine_id} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span dir="auto" className="text-body font-medium wrap-anywhere">
                {name}
              </span>
              <StateChip state={state} />
            </div>
            {address !== '' && (
              <p dir="auto" className="text-small text-ink-soft wrap-anywhere">
                {address}
              </p>
            )}
            {code?.machine_id === machine_id && <EnrolCode code={code} />}
            {shop.state !== 'closed' && (
              <div className="flex flex-wrap gap-2">
                <Button
                  kind="quiet"
                  icon="plus"
                  busy={enrol.isPending}
                  onClick={() => enrol.mutate({ machine_id }, { onSuccess: setCode })}
                >
                  {t('partner.care.keys.code')}
                </Button>
                <Button kind="quiet" icon="share" onClick={() => setMoving({ machine_id, name })}>
                  {t('profile.move')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {shop.state !== 'closed' && (
        <div>
          <Button kind="outline" icon="plus" onClick={() => setAdding(true)}>
            {t('partner.shops.addStation')}
          </Button>
        </div>
      )}
      {adding && (
        <AddStationDialog
          shop={shop}
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setCode(made);
            setAdding(false);
          }}
        />
      )}
      {moving && <MoveDialog from={shop.partner_id} station={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
