import type { GoodsView, ShareView } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import { createPhoneSearch } from '@cpc/search';
import {
  Button,
  ErrorState,
  List,
  LoadingState,
  Row,
  SearchField,
  Sheet,
  StateView,
  useFormat,
  useT,
  useToast,
} from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readChoice } from '../../core/choice.ts';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { beGuest } from '../../data/enter.ts';
import { useAskGoodsList, useGoods, useGoodsList } from '../../data/goods.ts';
import { useMachineId } from '../../data/stations.ts';
import { wordsFor } from './words.ts';

/** The visitor's own copy, for the phone the visitor has, or the size of shirt. Whoever is nobody yet comes in as a guest. */
export function MakeMine({ share }: { readonly share: ShareView }) {
  const t = useT();
  const toast = useToast();
  const machineId = useMachineId();
  const words = wordsFor(useGoods(share.goods_id, machineId).data?.goods);
  const [choosing, setChoosing] = useState(false);
  const remix = useMutation({
    mutationFn: async (goodsId: GoodsId) => {
      await beGuest();
      return client.call('Share.remix', { share_id: share.share_id, goods_id: goodsId });
    },
    // Without a station nothing can be designed yet; the copy waits among the works.
    onSuccess: ({ work_id, goods_id }) =>
      machineId === null ? go(PATHS.works) : go(PATHS.editor, { goods_id, work_id }),
    onError: (error) => toast(error.message, { tone: 'bad' }),
  });
  const askGoods = useAskGoodsList(machineId);
  /** Where there is nothing to choose nobody is asked; a list that does not come says so in the chooser. */
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
  readonly share: ShareView;
  readonly words: ReturnType<typeof wordsFor>;
  readonly onChoose: (goodsId: GoodsId) => void;
}

/** More rows than anybody reads are not drawn; the search finds the rest. */
const SHOWN = 60;
/** So many are seen at a glance. */
const FEW = 6;

function Choices({ share, words, onChoose }: ChoicesProps) {
  const t = useT();
  const format = useFormat();
  const goods = useGoodsList(useMachineId());
  const [keyword, setKeyword] = useState('');
  const all = useMemo(() => inOrder(alike(goods.data ?? [], share), share), [goods.data, share]);
  const search = useMemo(() => createPhoneSearch(all), [all]);
  if (goods.isError) return <ErrorState hint={goods.error.message} onRetry={() => void goods.refetch()} />;
  if (goods.data === undefined) return <LoadingState />;
  const { items, missing, others } = search(keyword);
  const shown = (items.length > 0 ? items : others).slice(0, SHOWN);
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

/** Things of the kind the design was made for: a phone's name stands for its case, its skin and its wrap alike. */
function alike(goods: readonly GoodsView[], { goods_id }: ShareView): readonly GoodsView[] {
  const kind = goods.find((one) => one.goods_id === goods_id)?.category ?? 'phoneCase';
  return goods.filter(({ category }) => category === kind);
}

/** The phone this device designed for last comes first, then the one the design was made for. */
function inOrder(goods: readonly GoodsView[], share: ShareView): readonly GoodsView[] {
  const first: readonly (string | undefined)[] = [readChoice()?.goods_id, share.goods_id];
  const rank = ({ goods_id }: GoodsView) => (first.includes(goods_id) ? first.indexOf(goods_id) : first.length);
  return [...goods].sort((a, b) => rank(a) - rank(b));
}
