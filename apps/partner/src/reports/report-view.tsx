import type { ActionOutput } from '@cpc/contract';
import type { Currency, ReportGroup } from '@cpc/domain';
import { Segmented, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import type { Figure } from './figures.ts';
import { LinesView } from './lines-view.tsx';
import { Tiles } from './tiles.tsx';

interface ReportViewProps {
  readonly report: ActionOutput<'Partner.report'>;
  readonly group: ReportGroup;
  readonly figures: readonly Figure[];
}

/** The figures of the days, and their lines. */
export function ReportView({ report: { lines, total, before, limited }, group, figures }: ReportViewProps) {
  const t = useT();
  const [name, setName] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const currencies = [...new Set([...(total.money ?? []), ...(before.money ?? [])].map(({ currency }) => currency))];
  const currency = currencies.find((one) => one === wanted) ?? currencies[0];
  const chosen = figures.find((one) => one.name === name) ?? figures[0];
  if (!chosen) return null;
  const isEmpty = total.prints === 0 && total.waste === 0 && (total.money ?? []).length === 0;
  return (
    <>
      {limited && <p className="text-small text-ink-soft">{t('report.limited')}</p>}
      {currencies.length > 1 && <Currencies all={currencies} value={currency} onChange={setWanted} />}
      <Tiles {...{ figures, chosen, total, before, currency }} onChoose={(one) => setName(one.name)} />
      {isEmpty ? (
        <StateView icon="chart" title={t('report.none')} hint={t('report.none.hint')} />
      ) : (
        <LinesView {...{ lines, total, group, figures, chosen, currency }} />
      )}
    </>
  );
}

interface CurrenciesProps {
  readonly all: readonly Currency[];
  readonly value: Currency | undefined;
  readonly onChange: (currency: string) => void;
}

/** Money of one currency at a time: currencies are never added to each other. */
function Currencies({ all, value, onChange }: CurrenciesProps) {
  const t = useT();
  return (
    <div className="max-w-sm">
      <Segmented
        label={t('report.currency')}
        value={value ?? ''}
        onChange={onChange}
        options={all.map((currency) => ({ value: currency, label: currency }))}
      />
    </div>
  );
}
