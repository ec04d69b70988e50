import type { ShoppingEntryId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { Button, Card, Facts, useFormat, useT, useTranslator, useWide } from '@cpc/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Choice } from '../../core/choice.ts';
import { go, to } from '../../core/go.ts';
import { goBack } from '../../core/hash-location.ts';
import { minutesOf } from '../../core/minutes.ts';
import { PATHS } from '../../core/paths.ts';
import { useShared } from '../../core/stores.ts';
import type { GoodsDetail } from '../../data/goods.ts';
import { useGoodsName } from '../../data/goods-name.ts';
import { useHereStation } from '../../data/here-station.ts';
import { useMachineId } from '../../data/stations.ts';
import { CaseView, lookOf } from '../../layout/case-view.tsx';
import { HeroPage } from '../../layout/hero-page.tsx';
import { StationAddress } from '../../layout/station-address.tsx';
import { StationNotice } from '../../layout/station-notice.tsx';
import { CouponField } from '../coupon/coupon-field.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { Handing } from '../delivery/handing.tsx';
import { useSending } from '../delivery/use-sending.ts';
import { DesignCanvas } from '../design/design-canvas.tsx';
import { AddButton } from './add-button.tsx';
import { Agree } from './agree.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { type Arrival, useArrival } from './use-arrival.ts';

interface ConfirmationProps {
  readonly choice: Choice;
  readonly draft: Draft;
  readonly detail: GoodsDetail;
  /** The entry of the shopping list that is being changed. */
  readonly entryId: ShoppingEntryId | undefined;
}

/** The case as it will be, what it is, and the one button that orders it. */
export function Confirmation({ choice, draft, detail, entryId }: ConfirmationProps) {
  const t = useT();
  const { goods, shells } = detail;
  const shell = shells.find((one) => one.shell_id === choice.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === choice.colour_id);
  const station = useHereStation();
  const name = useGoodsName()(goods, choice.surface_name);
  const wide = useWide();
  const arrival = useArrival(goods.goods_id, draft);
  return (
    <HeroPage
      title={t('order.confirm.title')}
      onBack={() => goBack(to(PATHS.editor, { ...choice }))}
      hero={
        <CaseView
          surface={goods.surface}
          shell={lookOf(shell, colour)}
          className="h-full"
          label={t('order.confirm.preview', { model: name })}
        >
          <DesignCanvas draft={draft} surface={goods.surface} />
        </CaseView>
      }
      action={
        <PlaceButton choice={choice} detail={detail} arrival={arrival} closed={station.data?.accepts_orders === false}>
          {wide ? <Later choice={choice} draft={draft} detail={detail} entryId={entryId} /> : null}
        </PlaceButton>
      }
      words="many"
    >
      <h2 className="text-center text-headline font-bold">{t('order.confirm.headline')}</h2>
      {station.data ? <StationNotice station={station.data} /> : null}
      {station.data ? <Handing station={station.data} /> : null}
      <ChoiceFacts choice={choice} detail={detail} />
      <CouponField items={[choice]} />
      {/* On a phone what sticks to the bottom leaves the facts in sight: there it holds the next step alone. */}
      {wide ? null : <Later choice={choice} draft={draft} detail={detail} entryId={entryId} />}
    </HeroPage>
  );
}

function ChoiceFacts({ choice, detail: { goods, shells } }: Pick<ConfirmationProps, 'choice' | 'detail'>) {
  const nameOf = useGoodsName();
  const t = useT();
  const { tOr } = useTranslator();
  const format = useFormat();
  const { data: station } = useHereStation();
  const { sent } = useSending();
  const shell = shells.find((one) => one.shell_id === choice.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === choice.colour_id);
  const named = [shell && tOr(`shell.${shell.name}`, shell.name), colour && tOr(`colour.${colour.name}`, colour.name)];
  return (
    <Card className="p-5">
      <Facts
        facts={[
          { name: t('order.confirm.model'), value: `${goods.brand} ${nameOf(goods, choice.surface_name)}`.trim() },
          { name: t('order.confirm.shell'), value: named.filter(Boolean).join(' · ') },
          { name: t('order.confirm.size'), value: format.size(goods.surface.width, goods.surface.height) },
          ...(station ? [{ name: t('order.confirm.station'), value: station.name }] : []),
          ...(station && station.address !== '' && !sent
            ? [{ name: t('order.confirm.where'), value: <StationAddress address={station.address} /> }]
            : []),
          ...(station?.accepts_orders === true && !sent
            ? [
                {
                  name: t('order.confirm.ready'),
                  value: t('order.confirm.minutes', { minutes: minutesOf(station.estimate_s) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** Kept for an order of several; not what is still being uploaded, nor what is gone. */
function Later({ choice, draft, detail, entryId }: ConfirmationProps) {
  const machineId = useMachineId();
  if (machineId === null || draft.pending.length > 0 || stockOf(detail, choice) === 0) return null;
  return <AddButton choice={choice} document={draft.history.document} machineId={machineId} entryId={entryId} />;
}

const stockOf = ({ shells }: GoodsDetail, { shell_id, colour_id }: Choice): number =>
  shells.find((one) => one.shell_id === shell_id)?.colours.find((one) => one.colour_id === colour_id)?.stock ?? 0;

interface PlaceButtonProps extends Pick<ConfirmationProps, 'choice' | 'detail'> {
  readonly arrival: Arrival;
  readonly closed: boolean;
  /** What may be done instead. */
  readonly children: ReactNode;
}

function PlaceButton({ choice, arrival, detail, closed, children }: PlaceButtonProps) {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  /** Pressed before the last picture has arrived. */
  const [placing, setPlacing] = useState(false);
  const agreed = useShared((state) => state.agreed);
  const { sent, address, withFee } = useSending();
  const coupon = useCoupon([choice]);
  const shell = detail.shells.find((one) => one.shell_id === choice.shell_id);
  const goesOn = placing && arrival.state === 'arrived';
  const addressId = address?.address_id;
  useEffect(() => {
    if (goesOn) go(PATHS.placing, { ...choice, address_id: addressId, coupon: coupon.code }, { replace: true });
  }, [goesOn, choice, addressId, coupon.code]);
  const place = () => (agreed ? setPlacing(true) : setAsked(true));
  if (arrival.state === 'failed') return <ArrivalNote arrival={arrival} choice={choice} />;
  if (stockOf(detail, choice) === 0) {
    return (
      <Button kind="primary" size="large" wide onClick={() => go(PATHS.details, { goods_id: choice.goods_id })}>
        {t('shop.details.change')}
      </Button>
    );
  }
  return (
    <>
      <ArrivalNote arrival={arrival} choice={choice} />
      <Agree asked={asked} />
      <Button
        kind="primary"
        size="large"
        wide
        busy={placing}
        disabled={closed || (sent && address === undefined)}
        price={shell && format.money(withFee(coupon.off(shell.price)))}
        onClick={place}
      >
        {t('order.confirm.place')}
      </Button>
      {children}
    </>
  );
}
