import { currentAddress, goBack, useAddress } from '@cpc/appkit';
import { EMPTY_DOCUMENT } from '@cpc/design';
import type { WorkId } from '@cpc/domain';
import { ClientError } from '@cpc/client';
import { Editor, type Sale } from '@cpc/editor';
import { Button, ErrorState, LoadingState, Page, StateView, useFormat, useT, useToast } from '@cpc/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FIRST_PHOTO, NEW_DESIGN } from '../../core/device-pictures.ts';
import { type Choice, choiceIn, keepChoice } from '../../data/draft/choice.ts';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { type GoodsDetail, useGoods } from '../../data/goods.ts';
import { type Offer, offerOf } from '../../data/draft/offer.ts';
import { useStationId } from '../../data/stations.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { useKeepsake } from '../keepsake/opening/use-keepsake.tsx';
import { editorPorts } from './ports.ts';
import { useOpenWork } from './use-open-work.ts';
import { useWorkSync } from './use-work-sync.ts';

/**
 * The design editor, at the address of its category (RT-05). This page supplies the ports; the editor does the rest.
 */
export default function EditorPage() {
  const t = useT();
  const { path, query } = useAddress();
  const detail = useGoods(query['goods_id'], useStationId());
  const place = detail.data && studioPath(detail.data.goods.category);
  const elsewhere = place !== undefined && path !== place;
  useEffect(() => {
    if (elsewhere) go(place, query, { replace: true });
  });
  if (query['goods_id'] === undefined) {
    return (
      <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.details)}>
        <StateView icon="phone" title={t('shop.details.chooseModel')} />
      </Page>
    );
  }
  if (elsewhere) return <LoadingState />;
  if (detail.data !== undefined) return <WithGoods key={detail.data.goods.goods_id} detail={detail.data} />;
  return (
    <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.details)}>
      <QueryView query={detail} skeleton={<LoadingState />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

const studioPath = (category: GoodsDetail['goods']['category']) =>
  category === 'phoneCase' ? PATHS.editor : PATHS.design;

function WithGoods({ detail }: { readonly detail: GoodsDetail }) {
  const t = useT();
  const { query } = useAddress();
  const { goods_id } = detail.goods;
  const asked = query['work_id'] as WorkId | undefined;
  const thing = query['thing'];
  const opened = useOpenWork(goods_id, asked, thing);
  const hasWork = opened.isSuccess && asked !== undefined;
  // An address may name only the model (LN-04): the design is then made on what it was made on before.
  const wanted = choiceIn(query) ?? (opened.data ? { goods_id, ...opened.data } : undefined);
  const offer = offerOf(detail, wanted);
  const choice = wanted ?? offer?.choice;
  useEffect(() => {
    if (choice !== undefined && opened.isSuccess) keepChoice(choice);
    if (thing !== undefined) {
      // The first photo is kept on the device: the studio takes it there.
      held = thing === FIRST_PHOTO || thing === NEW_DESIGN ? undefined : thing;
      go(studioPath(detail.goods.category), { ...query, thing: undefined }, { replace: true });
      return;
    }
    // Once the work is open, the address names the model again: what a conflict or a copy makes of the work is then
    // continued.
    if (hasWork) go(studioPath(detail.goods.category), { ...query, ...wanted, work_id: undefined }, { replace: true });
  });
  if (choice === undefined || offer === undefined) {
    return (
      <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.details)}>
        <StateView icon="box" title={t('error.notInStock')} hint={t('shop.details.unavailableWhy')} />
      </Page>
    );
  }
  if (opened.isError) return <OpenFailed error={opened.error} onRetry={() => void opened.refetch()} />;
  if (opened.isPending || hasWork || thing !== undefined) return <LoadingState />;
  return <Studio goods={detail.goods} offer={offer} choice={choice} entryId={query['entry_id']} />;
}

/** Shown if a work of the account cannot be opened: it is gone, or out of reach for now. */
function OpenFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useT();
  const gone = error instanceof ClientError && error.name === 'notFound';
  return (
    <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.works)}>
      {gone ? (
        <StateView
          icon="brush"
          title={t('works.gone')}
          hint={t('works.goneWhy')}
          action={<Button onClick={() => go(PATHS.works, {}, { replace: true })}>{t('works.title')}</Button>}
        />
      ) : (
        <ErrorState title={t('works.away')} hint={t('works.awayWhy')} onRetry={onRetry} />
      )}
    </Page>
  );
}

const now = () => Date.now();

/** What is sold with the design, as the editor shows it. */
function useSale(model: string, { shell, colour }: Offer): Sale {
  const price = useFormat().money(shell.price);
  return useMemo(
    () => ({
      price,
      today: now(),
      goods: async () => (await import('./sold-goods.ts')).soldGoods(model, shell.name, colour.name),
    }),
    [price, model, shell.name, colour.name],
  );
}

/**
 * The library item for the next studio. The address names only the model, so that a reload does not add the item again.
 */
let held: string | undefined;

const leaveForAnother = (): void =>
  go(PATHS.details, { ...currentAddress().query, thing: NEW_DESIGN }, { replace: true });

interface StudioProps {
  readonly goods: GoodsDetail['goods'];
  /** What the station makes it on: the choice, or the nearest alternative. */
  readonly offer: Offer;
  readonly choice: Choice;
  /** The entry of the shopping list whose design is edited. */
  readonly entryId: string | undefined;
}

function Studio({ goods, offer, choice, entryId }: StudioProps) {
  const { shell, colour, missing } = offer;
  const t = useT();
  const toast = useToast();
  const stationId = useStationId();
  const sync = useWorkSync(goods.goods_id, goods.model, choice);
  const { show, sheet } = useKeepsake();
  const sale = useSale(goods.model, offer);
  const ports = useMemo(
    () =>
      editorPorts(
        { goodsId: goods.goods_id, stationId, sync, toast },
        {
          show: (design) => show({ name: goods.model, load: async () => design }),
          // By way of the page before: nothing of this design is written into the next one.
          anew: () => void sync.flush().then(leaveForAnother),
        },
      ),
    [goods.goods_id, goods.model, stationId, sync, toast, show],
  );
  const [surface] = useState(goods.surface);
  const [thing] = useState(held);
  useEffect(() => {
    held = undefined;
  }, []);
  const warnReplaced = useEffectEvent((what: string) => toast(t('works.kept.instead', { what }), { tone: 'bad' }));
  useEffect(() => {
    if (missing !== undefined) warnReplaced(missing);
  }, [missing]);
  return (
    <>
      <Editor
        ports={ports}
        surface={surface}
        shell={{ colour: colour.colour, opacity: colour.opacity, underbase: shell.underbase }}
        initial={EMPTY_DOCUMENT}
        thing={thing}
        sale={sale}
        onChange={(document) => sync.push(document)}
        onDone={() => {
          void sync.flush();
          go(PATHS.confirm, { ...choice, entry_id: entryId });
        }}
        onBack={() => goBack(to(PATHS.details, { ...choice }))}
      />
      {sheet}
    </>
  );
}
