import type { Draft } from '@cpc/editor';
import { Button, Card, Checkbox, Facts, useFormat, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import type { Choice } from '../../core/choice.ts';
import { go, to } from '../../core/go.ts';
import { goBack } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { sharedStore, useShared } from '../../core/stores.ts';
import type { GoodsDetail } from '../../data/goods.ts';
import { useGoodsName } from '../../data/goods-name.ts';
import { useHereStation } from '../../data/here-station.ts';
import { CaseView } from '../../layout/case-view.tsx';
import { HeroPage } from '../../layout/hero-page.tsx';
import { Link } from '../../layout/link.tsx';
import { StationNotice } from '../../layout/station-notice.tsx';
import { minutesOf } from '../../layout/station-state.tsx';
import { DesignCanvas } from '../design/design-canvas.tsx';

interface ConfirmationProps {
  readonly choice: Choice;
  readonly draft: Draft;
  readonly detail: GoodsDetail;
}

/** The case as it will be, what it is, and the one button that orders it. */
export function Confirmation({ choice, draft, detail }: ConfirmationProps) {
  const t = useT();
  const { goods, shells } = detail;
  const shell = shells.find((one) => one.shell_id === choice.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === choice.colour_id);
  const station = useHereStation();
  const name = useGoodsName()(goods, choice.surface_name);
  return (
    <HeroPage
      title={t('order.confirm.title')}
      onBack={() => goBack(to(PATHS.editor, { ...choice }))}
      hero={
        <CaseView
          surface={goods.surface}
          shell={colour}
          className="h-full"
          label={t('order.confirm.preview', { model: name })}
        >
          <DesignCanvas draft={draft} surface={goods.surface} />
        </CaseView>
      }
      action={
        <PlaceButton
          choice={choice}
          detail={detail}
          uploading={draft.pending.length > 0}
          closed={station.data?.accepts_orders === false}
        />
      }
    >
      <h2 className="text-center text-headline font-bold">{t('order.confirm.headline')}</h2>
      {station.data ? <StationNotice station={station.data} /> : null}
      <ChoiceFacts choice={choice} detail={detail} />
    </HeroPage>
  );
}

function ChoiceFacts({ choice, detail: { goods, shells } }: Pick<ConfirmationProps, 'choice' | 'detail'>) {
  const nameOf = useGoodsName();
  const t = useT();
  const { tOr } = useTranslator();
  const format = useFormat();
  const { data: station } = useHereStation();
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
          ...(station?.accepts_orders === true
            ? [
                {
                  name: t('order.confirm.ready'),
                  value: t('order.confirm.minutes', { minutes: Math.max(1, minutesOf(station.estimate_s)) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** In sight beside the button it is a condition of. */
function Agree() {
  const t = useT();
  const agreed = useShared((state) => state.agreed);
  return (
    <div className="flex items-center gap-3">
      <Checkbox checked={agreed} onChange={(value) => sharedStore.getState().set({ agreed: value })}>
        {t('order.confirm.agree')}
      </Checkbox>
      <Link
        to={to(PATHS.agreement)}
        className="ms-auto inline-flex min-h-11 shrink-0 items-center text-small underline underline-offset-4"
      >
        {t('order.confirm.read')}
      </Link>
    </div>
  );
}

interface PlaceButtonProps {
  readonly choice: Choice;
  readonly detail: GoodsDetail;
  readonly uploading: boolean;
  readonly closed: boolean;
}

function PlaceButton({ choice, detail, uploading, closed }: PlaceButtonProps) {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const agreed = useShared((state) => state.agreed);
  const shell = detail.shells.find((one) => one.shell_id === choice.shell_id);
  const stock = shell?.colours.find((one) => one.colour_id === choice.colour_id)?.stock ?? 0;
  const place = () => {
    if (!agreed) return setAsked(true);
    return go(PATHS.placing, { ...choice }, { replace: true });
  };
  if (uploading) {
    return (
      <>
        <p role="status" className="text-center text-small text-warn">
          {t('order.confirm.uploading')}
        </p>
        <Button kind="primary" size="large" wide onClick={() => go(PATHS.editor, { ...choice })}>
          {t('order.confirm.edit')}
        </Button>
      </>
    );
  }
  if (stock === 0) {
    return (
      <Button kind="primary" size="large" wide onClick={() => go(PATHS.details, { goods_id: choice.goods_id })}>
        {t('shop.details.change')}
      </Button>
    );
  }
  return (
    <>
      {asked && !agreed ? (
        <p role="alert" className="text-small text-warn">
          {t('order.confirm.mustAgree')}
        </p>
      ) : null}
      <Agree />
      <Button
        kind="primary"
        size="large"
        wide
        disabled={closed}
        price={shell && format.money(shell.price)}
        onClick={place}
      >
        {t('order.confirm.place')}
      </Button>
    </>
  );
}
