import type { StockLine } from '@cpc/contract';
import { Button, Chip, TextField, useTranslator } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { useGoodsName, useKindName } from './names.ts';
import { piecesOf } from './pieces.ts';

const TONES = { empty: 'bad', low: 'warn', fine: 'neutral' } as const;

interface LineRowProps {
  readonly line: StockLine;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onCount: () => void;
  readonly onMinimum: () => void;
}

export function LineRow({ line, text, onType, onCount, onMinimum }: LineRowProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const outlook = useOutlook(line);
  const { brand, model, machine_name, available, level } = line;
  const bad = text !== '' && piecesOf(text, 1) === undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 grow basis-64">
        <p className="font-medium wrap-anywhere">
          <FactsInRow facts={[goodsName({ brand, model }), kindName(line)]} />
        </p>
        <p className="text-small text-ink-soft">
          <FactsInRow facts={[machine_name, ...outlook]} />
        </p>
      </div>
      <Chip tone={TONES[level]}>
        {level === 'empty' ? t('partner.stock.empty') : t('partner.stock.left', { count: available })}
      </Chip>
      <div className="ms-auto flex flex-wrap items-end justify-end gap-2">
        <div className="w-[7rem]">
          <TextField
            label={t('partner.stock.add')}
            aria-label={t('partner.stock.add.of', {
              what: `${goodsName({ model })}, ${kindName(line)}, ${machine_name}`,
            })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={text}
            error={bad ? t('partner.stock.add.bad') : undefined}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </div>
        <Button kind="quiet" onClick={onCount}>
          {t('partner.stock.count')}
        </Button>
        <Button kind="ghost" onClick={onMinimum}>
          {t('scan.minimum')}
        </Button>
      </div>
    </div>
  );
}

/** How many orders hold, how fast it is used, and how long it lasts. */
function useOutlook({
  available,
  on_hand,
  used,
  used_days,
  days_left,
  minimum,
  minimum_set,
}: StockLine): readonly string[] {
  const { t } = useTranslator();
  return [
    ...(on_hand > available ? [t('partner.stock.onHand', { count: on_hand, held: on_hand - available })] : []),
    ...(used > 0 ? [t('partner.stock.used', { count: used, days: used_days })] : []),
    ...(minimum_set ? [t('scan.minimum.set', { count: minimum })] : []),
    ...(available > 0 && days_left !== null ? [t('partner.stock.days', { days: days_left })] : []),
  ];
}
