import type { ReportFigures, ReportLine } from '@cpc/contract';
import type { Currency, ReportGroup } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { type Figure, valueText } from './figures.ts';
import { lineName } from './line-name.ts';

interface FigureTableProps {
  readonly label: string;
  readonly lines: readonly ReportLine[];
  readonly total: ReportFigures;
  readonly figures: readonly Figure[];
  readonly group: ReportGroup;
  readonly currency: Currency | undefined;
}

/** Figures of every line, and of all lines together. */
export function FigureTable({ label, lines, total, figures, group, currency }: FigureTableProps) {
  const translator = useTranslator();
  const { t } = translator;
  const cells = (of: ReportFigures) =>
    figures.map((figure) => (
      <td key={figure.name} className="border-line figures border-b px-3 py-2 text-end whitespace-nowrap">
        {valueText(figure, figure.of(of, currency), currency, translator)}
      </td>
    ));
  return (
    <table className="text-small w-full border-separate border-spacing-0">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="bg-raised border-line sticky start-0 border-b px-3 py-2 text-start font-medium">
            {t(`report.group.${group}`)}
          </th>
          {figures.map((figure) => (
            <th
              key={figure.name}
              scope="col"
              className="border-line border-b px-3 py-2 text-end font-medium whitespace-nowrap"
            >
              {t(figure.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th
              scope="row"
              dir="auto"
              className="bg-raised border-line figures sticky start-0 border-b px-3 py-2 text-start font-medium whitespace-nowrap"
            >
              {lineName(line, group, translator)}
            </th>
            {cells(line)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="bg-raised sticky start-0 px-3 py-2 text-start">
            {t('report.total')}
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}
