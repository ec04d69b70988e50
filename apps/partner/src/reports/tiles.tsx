import type { ReportFigures } from '@cpc/contract';
import type { Currency } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { LargeFigure } from '../core/large-figure.tsx';
import { changeOf, type Figure, valueText } from './figures.ts';

interface TilesProps {
  readonly figures: readonly Figure[];
  readonly chosen: Figure;
  readonly onChoose: (figure: Figure) => void;
  readonly total: ReportFigures;
  readonly before: ReportFigures;
  readonly currency: Currency | undefined;
}

/** Every figure with its change; the chosen one is in the chart. */
export function Tiles({ figures, chosen, onChoose, ...values }: TilesProps) {
  const { t } = useTranslator();
  return (
    <div
      role="group"
      aria-label={t('report.figures')}
      className="grid grid-cols-2 large:grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
    >
      {figures.map((figure) => (
        <Tile
          key={figure.name}
          figure={figure}
          pressed={figure === chosen}
          onPress={() => onChoose(figure)}
          {...values}
        />
      ))}
    </div>
  );
}

interface TileProps extends Pick<TilesProps, 'total' | 'before' | 'currency'> {
  readonly figure: Figure;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function Tile({ figure, pressed, onPress, total, before, currency }: TileProps) {
  const translator = useTranslator();
  const { t } = translator;
  const [value, earlier] = [figure.of(total, currency), figure.of(before, currency)];
  const text = (one: number | null) => valueText(figure, one, currency, translator);
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={t(figure.hint)}
      onClick={onPress}
      className={`press bg-raised @container flex min-w-0 flex-col items-start gap-1 rounded-large border-2 p-4 text-start ${pressed ? 'border-cool' : 'border-transparent hover:border-line'}`}
    >
      <span className="text-small text-ink-soft max-w-full leading-tight hyphens-auto">{t(figure.label)}</span>
      <LargeFigure text={text(value)} size="text-lead sm:text-title" most="var(--text-title)" />
      <span className="text-small text-ink-faint flex flex-wrap gap-x-2 leading-tight">
        <Change figure={figure} value={value} before={earlier} />
        <span className="figures">
          {earlier === null || earlier === 0 ? t('report.before.none') : t('report.before', { value: text(earlier) })}
        </span>
      </span>
    </button>
  );
}

function Change({
  figure,
  value,
  before,
}: {
  readonly figure: Figure;
  readonly value: number | null;
  readonly before: number | null;
}) {
  const { format } = useTranslator();
  const change = changeOf(value, before);
  // A change of a part in percent would be read as points.
  if (change === null || change === 0 || figure.kind === 'percent') return null;
  const isBetter = figure.better && (figure.better === 'more') === change > 0;
  const tone = figure.better === undefined ? 'text-ink-soft' : isBetter ? 'text-good' : 'text-bad';
  return (
    <bdi className={`figures font-medium ${tone}`}>
      {change > 0 ? '+' : '−'}
      {format.percent(Math.abs(change))}
    </bdi>
  );
}
