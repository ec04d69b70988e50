import type { StockKind } from '@cpc/contract';
import { Row, SearchField, Skeleton, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { More } from '../core/fetched.tsx';
import { useGoodsName, useKindName } from '../stock/names.ts';
import { useKinds } from './use-scan.ts';

interface KindPickerProps {
  readonly isChosen: (kind: StockKind) => boolean;
  readonly onPick: (kind: StockKind) => void;
}

/** The kinds of the catalogue, found by words, in the language of the page too. */
export function KindPicker({ isChosen, onPick }: KindPickerProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const [search, setSearch] = useState('');
  const kinds = useKinds(search);
  const rows = kinds.data?.pages.flat();
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={t('scan.kind.search')} value={search} onChange={setSearch} />
      <div
        className="border-line max-h-64 overflow-y-auto rounded-large border"
        role="group"
        aria-label={t('scan.kind.which')}
      >
        {!rows && <Skeleton className="h-40" />}
        {rows?.length === 0 && <p className="text-small text-ink-soft p-4">{t('scan.kind.none')}</p>}
        {rows?.map((row) => (
          <Row
            key={[row.goods_id, row.shell_id, row.colour_id].join(' ')}
            title={goodsName(row)}
            note={kindName(row)}
            chosen={isChosen(row)}
            onPress={() => onPick(row)}
          />
        ))}
        <More of={kinds} />
      </div>
    </div>
  );
}

export const isSameKind = (a: StockKind, b: StockKind): boolean =>
  a.goods_id === b.goods_id && a.shell_id === b.shell_id && a.colour_id === b.colour_id;
