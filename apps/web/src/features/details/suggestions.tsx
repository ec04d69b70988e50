import type { GoodsView } from '@cpc/contract';
import { Button, Chip, List, Row, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useGoodsName } from '../../parts/goods-name.ts';
import { ModelThumb } from './model-thumb.tsx';
import type { Suggested } from './own-phone/suggested.ts';

interface SuggestionsProps extends Suggested {
  readonly onChoose: (goodsId: string) => void;
}

/** The phone in the hand, the one of last time, and what sells here: most customers need no search. */
export function Suggestions({ own, sure, last, popular, onChoose }: SuggestionsProps) {
  const t = useT();
  const [first] = own;
  const rows = [
    ...(sure && first && first !== last ? [{ goods: first, note: t('shop.own.looks') }] : []),
    ...(last ? [{ goods: last, note: t('shop.own.last') }] : []),
  ];
  const others = sure ? [] : own.filter((one) => one !== last);
  const which = others.length === 0 ? null : <Names goods={others} onChoose={onChoose} />;
  // The one of last time stands first among those that the phone may be.
  const together = !sure && last !== undefined && own.includes(last);
  const title = sure ? t('shop.own.title') : together ? t('shop.own.which') : undefined;
  return (
    <>
      {rows.length === 0 ? null : (
        <Part title={title}>
          <List label={title ?? t('shop.own.last')}>
            {rows.map(({ goods, note }) => (
              <SuggestedRow key={note} goods={goods} note={note} onChoose={onChoose} />
            ))}
          </List>
          {together ? which : null}
        </Part>
      )}
      {which === null || together ? null : <Part title={t('shop.own.which')}>{which}</Part>}
      {popular.length === 0 ? null : (
        <Part title={t('shop.own.popular')}>
          <Names goods={popular} onChoose={onChoose} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      {title === undefined ? null : <h2 className="px-1 pt-1 text-small font-medium text-ink-soft">{title}</h2>}
      {children}
    </section>
  );
}

interface SuggestedRowProps {
  readonly goods: GoodsView;
  readonly note: string;
  readonly onChoose: (goodsId: string) => void;
}

function SuggestedRow({ goods, note, onChoose }: SuggestedRowProps) {
  const t = useT();
  const nameOf = useGoodsName();
  return (
    <Row
      lead={<ModelThumb surface={goods.surface} />}
      title={nameOf(goods)}
      note={note}
      end={goods.stock === 0 ? <Chip>{t('shop.details.soldOut')}</Chip> : undefined}
      onPress={() => onChoose(goods.goods_id)}
    />
  );
}

interface NamesProps {
  readonly goods: readonly GoodsView[];
  readonly onChoose: (goodsId: string) => void;
}

function Names({ goods, onChoose }: NamesProps) {
  const nameOf = useGoodsName();
  return (
    <div className="flex flex-wrap gap-2">
      {goods.map((one) => (
        <Button key={one.goods_id} onClick={() => onChoose(one.goods_id)}>
          {nameOf(one)}
        </Button>
      ))}
    </div>
  );
}
