import { useNotify } from '@cpc/appkit';
import type { GoodsView, ShareView } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import { createPhoneSearch } from '@cpc/search';
import { Button, ErrorState, List, LoadingState, Row, SearchField, Sheet, StateView, useFormat, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readChoice } from '../../data/draft/choice.ts';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { beGuest } from '../../data/enter.ts';
import { useAskGoodsList, useGoods, useGoodsList } from '../../data/goods.ts';
import { useStationId } from '../../data/stations.ts';
import { wordsFor } from './words.ts';

/**
 * Makes the visitor's own copy, for a model or a size that the visitor chooses. A visitor who is not logged in becomes
 * a guest.
 */
export function MakeMine({ share }: { readonly share: ShareView }) {
  const t = useT();
  const notify = useNotify();
  const stationId = useStationId();
  const words = wordsFor(useGoods(share.goods_id, stationId).data?.goods);
  const [choosing, setChoosing] = useState(false);
  const remix = useMutation({
    mutationFn: async (goodsId: GoodsId) => {
      await beGuest();
      return client.call('Share.remix', { share_id: share.share_id, goods_id: goodsId });
    },
    // Without a station nothing can be designed yet; the copy waits among the works.
    onSuccess: ({ work_id, goods_id }) =>
      stationId === null ? go(PATHS.works) : go(PATHS.editor, { goods_id, work_id }),
    onError: notify.failed,
  });
  const askGoods = useAskGoodsList(stationId);
  /** With one choice only, nothing is asked. If the list fails to load, the chooser says so. */
  const begin = useMutation({
    mutationFn: askGoods,
    onSuccess(goods) {
      const [first, ...others] = alike(goods, share);
      if (first && others.length === 0) remix.mutate(first.goods_id);
      else setChoosing(true);
    },
    onError: () => setChoosing(true),
  });
  const busy = begin.isPending || remix.isPending;
  return (
    <>
      <Button kind="primary" size="large" wide icon="brush" busy={busy} onClick={() => begin.mutate()}>
        {t('works.share.make')}
      </Button>
      <Sheet modal open={choosing} onClose={() => setChoosing(false)} title={t(words.which)}>
        {choosing ? (
          <Choices
            share={share}
            words={words}
            onChoose={(goodsId) => {
              setChoosing(false);
              remix.mutate(goodsId);
            }}
          />
        ) : null}
      </Sheet>
    </>
  );
}

interface ChoicesProps {
  readonly share: Pick<ShareView, 'goods_id'>;
  readonly words: ReturnType<typeof wordsFor>;
  readonly onChoose: (goodsId: GoodsId) => void;
}

/** At most this many rows are drawn; the search finds the rest. */
const MAX_SHOWN = 60;
/** Up to this many choices need no search field. */
const FEW = 6;

/** What a copy or a half is made for. */
export function Choices({ share, words, onChoose }: ChoicesProps) {
  const t = useT();
  const format = useFormat();
  const goods = useGoodsList(useStationId());
  const [keyword, setKeyword] = useState('');
  const all = useMemo(() => inOrder(alike(goods.data ?? [], share), share), [goods.data, share]);
  const search = useMemo(() => createPhoneSearch(all), [all]);
  if (goods.isError) return <ErrorState hint={goods.error.message} onRetry={() => void goods.refetch()} />;
  if (goods.data === undefined) return <LoadingState />;
  const { items, missing, others } = search(keyword);
  const shown = (items.length > 0 ? items : others).slice(0, MAX_SHOWN);
  return (
    <div className="flex flex-col gap-3">
      {all.length > FEW ? <SearchField label={t(words.search)} value={keyword} onChange={setKeyword} /> : null}
      {items.length > 0 ? null : (
        <StateView
          icon="search"
          title={missing === undefined ? t(words.none) : t('shop.details.missing', { phone: missing })}
        />
      )}
      {shown.length === 0 ? null : (
        <List label={t(words.which)}>
          {shown.map((one) => (
            <Row
              key={one.goods_id}
              title={one.goods_id === share.goods_id ? t(words.same, { model: one.model }) : one.model}
              note={format.size(one.surface.width, one.surface.height)}
              onPress={() => onChoose(one.goods_id)}
            />
          ))}
        </List>
      )}
    </div>
  );
}

/** Goods of the same category as the shared design: a phone's name may stand for a case, a skin and a wrap. */
function alike(goods: readonly GoodsView[], { goods_id }: ChoicesProps['share']): readonly GoodsView[] {
  const kind = goods.find((one) => one.goods_id === goods_id)?.category ?? 'phoneCase';
  return goods.filter(({ category }) => category === kind);
}

/** The model used last on this device comes first, then the model of the shared design. */
function inOrder(goods: readonly GoodsView[], share: ChoicesProps['share']): readonly GoodsView[] {
  const first: readonly (string | undefined)[] = [readChoice()?.goods_id, share.goods_id];
  const rank = ({ goods_id }: GoodsView) => (first.includes(goods_id) ? first.indexOf(goods_id) : first.length);
  return [...goods].sort((a, b) => rank(a) - rank(b));
}
