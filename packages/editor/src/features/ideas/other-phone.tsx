import type { GoodsView } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import { createPhoneSearch } from '@cpc/search';
import { Button, Chip, List, Row, SearchField, useFormat, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';

/** At most this many rows are drawn; the search finds the rest. */
const MAX_SHOWN = 40;

export interface OtherPhoneProps {
  readonly goods: readonly GoodsView[];
  readonly chosen: GoodsId;
  readonly onChoose: (goods: GoodsView) => void;
  readonly onBack: () => void;
}

/** Chooses what the other half is made on: the chosen model first, any other by its common names (CT-06). */
export function OtherPhone({ goods, chosen, onChoose, onBack }: OtherPhoneProps) {
  const t = useT();
  const format = useFormat();
  const [keyword, setKeyword] = useState('');
  const ordered = useMemo(
    () => [...goods].sort((a, b) => Number(b.goods_id === chosen) - Number(a.goods_id === chosen)),
    [goods, chosen],
  );
  const search = useMemo(() => createPhoneSearch(ordered), [ordered]);
  const { items, others } = search(keyword);
  const shown = (items.length > 0 ? items : others).slice(0, MAX_SHOWN);
  return (
    <>
      <SearchField label={t('pair.phone.search')} value={keyword} onChange={setKeyword} />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {items.length === 0 ? t('pair.phone.none') : ''}
      </p>
      {shown.length > 0 && (
        <div className="shrink-0">
          <List label={t('pair.phone.search')}>
            {shown.map((one) => (
              <Row
                key={one.goods_id}
                title={<bdi>{one.model}</bdi>}
                note={format.size(one.surface.width, one.surface.height)}
                end={one.stock === 0 ? <Chip>{t('pair.phone.soldOut')}</Chip> : undefined}
                chosen={one.goods_id === chosen}
                onPress={() => onChoose(one)}
              />
            ))}
          </List>
        </div>
      )}
      <Button kind="quiet" icon="back" className="shrink-0" onClick={onBack}>
        {t('pair.phone.back')}
      </Button>
    </>
  );
}
