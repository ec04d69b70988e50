import type { ReportFigures, ReportLine } from '@cpc/contract';
import type { Currency, ReportGroup } from '@cpc/domain';
import { Card, Segmented, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { type Figure, tickText, valueText } from './figures.ts';
import { lineName, onAxis } from './line-name.ts';

const VIEWS = ['chart', 'table'] as const;
type View = (typeof VIEWS)[number];
const TIMES: readonly ReportGroup[] = ['day', 'week', 'month', 'hour'];

interface LinesViewProps {
  readonly lines: readonly ReportLine[];
  readonly total: ReportFigures;
  readonly group: ReportGroup;
  readonly figures: readonly Figure[];
  readonly chosen: Figure;
  readonly currency: Currency | undefined;
}

/** The lines of a report: the chosen figure in a chart, or all figures in a table. */
export function LinesView({ lines, total, group, figures, chosen, currency }: LinesViewProps) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const [view, setView] = useState<View>('chart');
  const label = t('report.chart', { figure: t(chosen.label), group: t(`report.group.${group}`) });
  const points = lines.map((line) => {
    const value = chosen.of(line, currency);
    const short = onAxis(lineName(line, group, translator, true));
    const text = valueText(chosen, value, currency, translator);
    return { key: line.key, name: lineName(line, group, translator), short, value, text };
  });
  const tick = (value: number) => onAxis(tickText(chosen, value, currency, locale.tag));
  const table = { label, lines, total, group, currency };
  return (
    <Card className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead font-semibold">{label}</h2>
        <Segmented
          label={t('report.view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`report.view.${value}`) }))}
        />
      </div>
      {view === 'chart' && <Chart points={points} isTime={TIMES.includes(group)} tick={tick} />}
      {/* A screen reader reads the values of the chart from the table. */}
      <div className={view === 'chart' ? 'sr-only' : '-mx-4 overflow-x-auto px-4'}>
        <FigureTable figures={view === 'chart' ? [chosen] : figures} {...table} />
      </div>
    </Card>
  );
}
