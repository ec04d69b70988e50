import { useAddress } from '@cpc/appkit';
import { Button, useFormat, useT, useToast } from '@cpc/ui';
import { useEffect, useEffectEvent } from 'react';
import { keepChoice } from '../../data/draft/choice.ts';
import { NEW_DESIGN } from '../../core/device-pictures.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoods } from '../../data/goods.ts';
import { useMustScan } from '../../data/must-scan.ts';
import { useStationId } from '../../data/stations.ts';
import { useLook } from './use-look.ts';
import { wordsFor } from './words.ts';
import type { GoodsId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { contentHash } from '../../core/content-hash.ts';
import { loadDraft } from '../../core/draft-store.ts';
import { isOrdered } from '../../core/ordered-designs.ts';

/**
 * The button to the editor, with the price. If something is not chosen yet, the button itself says so (CT-05). A design
 * that is begun is gone on with, and one that is ordered is left: another case begins empty.
 */
export function DesignButton() {
  const t = useT();
  const format = useFormat();
  const { goods_id, surface_name, thing } = useAddress().query;
  const { data } = useGoods(goods_id, useStationId());
  const { shell, colour, shown } = useLook(data);
  const mustScan = useMustScan(data?.goods.category);
  const begun = useBegun(data?.goods.goods_id);
  const toast = useToast();
  const design = (added: string | undefined, replace = false) => {
    if (data === undefined || shell === undefined || colour === undefined) return;
    const named = surface_name === undefined ? {} : { surface_name };
    const choice = { goods_id: data.goods.goods_id, shell_id: shell.shell_id, colour_id: colour.colour_id, ...named };
    keepChoice(choice);
    go(data.goods.category === 'phoneCase' ? PATHS.editor : PATHS.design, { ...choice, thing: added }, { replace });
  };
  const anew = (replace?: boolean) => {
    toast(t('works.anewKept'));
    design(NEW_DESIGN, replace);
  };
  // Whoever starts anew in the studio comes by here.
  const passes = thing === NEW_DESIGN && colour !== undefined && colour.stock > 0;
  const pass = useEffectEvent(() => anew(true));
  useEffect(() => {
    if (passes) pass();
  }, [passes]);
  if (goods_id === undefined) return null;
  if (mustScan) return <Closed why={t('error.scanNeeded')} />;
  if (data === undefined || shell === undefined || colour === undefined) {
    const missing =
      data === undefined
        ? 'shop.details.design'
        : shell === undefined
          ? wordsFor(data.goods.category).chooseShell
          : shown === undefined
            ? wordsFor(data.goods.category).chooseColour
            : 'about.size.choose';
    return <Closed why={t(missing)} />;
  }
  if (colour.stock === 0) {
    return (
      <>
        <p role="status" className="text-center text-small text-bad">
          {t('shop.details.unavailableWhy')}
        </p>
        <Closed why={t('error.notInStock')} />
      </>
    );
  }
  // What was chosen before the model is put on it.
  const asks = thing === undefined && begun !== undefined && begun !== 'nothing';
  const goesOn = asks && begun === 'begun';
  return (
    <>
      <Button
        kind="primary"
        size="large"
        wide
        icon="brush"
        price={format.money(shell.price)}
        onClick={() => (asks && !goesOn ? anew() : design(thing))}
      >
        {t(goesOn ? 'shop.select.resume' : 'shop.details.design')}
      </Button>
      {asks ? (
        <Button kind="ghost" wide onClick={() => (goesOn ? anew() : design(undefined))}>
          {t(goesOn ? 'works.anew' : 'shop.select.resume')}
        </Button>
      ) : null}
    </>
  );
}

const Closed = ({ why }: { readonly why: string }) => (
  <Button kind="primary" size="large" wide disabled>
    {why}
  </Button>
);

/** What this device has of a design for these goods: nothing, one to go on with, or one that is ordered as it is. */
type Begun = 'nothing' | 'begun' | 'ordered';

function useBegun(goodsId: GoodsId | undefined) {
  return useQuery<Begun>({
    queryKey: ['draft', goodsId, 'begun'],
    queryFn: async () => {
      if (goodsId === undefined) return 'nothing';
      const draft = await loadDraft(goodsId).catch(() => undefined);
      if (draft === undefined) return 'nothing';
      return isOrdered(goodsId, await contentHash(draft.history.document)) ? 'ordered' : 'begun';
    },
    enabled: goodsId !== undefined,
    staleTime: 0,
    gcTime: 0,
  }).data;
}
