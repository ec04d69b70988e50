import type { ActionInput, StockLine } from '@cpc/contract';
import { List, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { More, Pending } from '../core/fetched.tsx';
import { CountDialog } from './count-dialog.tsx';
import { LineRow } from './line-row.tsx';
import { MinimumDialog } from './minimum-dialog.tsx';
import { keyOf, type Refills } from './pieces.ts';
import { RefillBar } from './refill-bar.tsx';
import { useStockList } from './use-stock-page.ts';

/** The kinds of piece, each with a field for what is put in. All fields are sent at once. */
export function StockLines({ wanted }: { readonly wanted: ActionInput<'Partner.stockList'> }) {
  const t = useT();
  const stock = useStockList(wanted);
  const [refills, setRefills] = useState<Refills>(new Map());
  const [counting, setCounting] = useState<StockLine>();
  const [settingMinimum, setSettingMinimum] = useState<StockLine>();
  if (!stock.data) return <Pending of={stock} room="h-96" />;
  const lines = stock.data.pages.flat();
  const type = (line: StockLine, text: string) => {
    const others = [...refills].filter(([key]) => key !== keyOf(line));
    setRefills(new Map(text.trim() === '' ? others : [...others, [keyOf(line), { line, text }]]));
  };
  return (
    <>
      {lines.length === 0 && (
        <StateView icon="box" title={t('partner.stock.list.none')} hint={t('partner.stock.list.none.hint')} />
      )}
      <List label={t('partner.stock.page')}>
        {lines.map((line) => (
          <LineRow
            key={keyOf(line)}
            line={line}
            text={refills.get(keyOf(line))?.text ?? ''}
            onType={(text) => type(line, text)}
            onCount={() => setCounting(line)}
            onMinimum={() => setSettingMinimum(line)}
          />
        ))}
      </List>
      <More of={stock} />
      {refills.size > 0 && <RefillBar refills={refills} onDone={() => setRefills(new Map())} />}
      {settingMinimum && <MinimumDialog line={settingMinimum} onClose={() => setSettingMinimum(undefined)} />}
      {counting && <CountDialog line={counting} onClose={() => setCounting(undefined)} />}
    </>
  );
}
