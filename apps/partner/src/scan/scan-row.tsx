import { Button, IconButton, TextField, useTranslator } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { useGoodsName, useKindName } from '../stock/names.ts';
import { piecesOf } from '../stock/pieces.ts';
import type { ScanLine } from './scan-list.ts';

interface ScanRowProps {
  readonly line: ScanLine;
  readonly onType: (text: string) => void;
  readonly onCorrect: () => void;
  readonly onRemove: () => void;
}

/** What a code stood for, and how many pieces it adds. */
export function ScanRow({ line: { code, kind, pack, text }, onType, onCorrect, onRemove }: ScanRowProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const model = goodsName({ model: kind.model });
  const name = `${model}, ${kindName(kind)}`;
  const pieces = piecesOf(text, 0) ?? 0;
  return (
    <div className="flex flex-col gap-2 py-3 ps-4 pe-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow py-1">
          <p className="font-medium wrap-anywhere">
            <FactsInRow facts={[model, kindName(kind)]} />
          </p>
          {code !== '' && (
            <p className="text-small text-ink-soft wrap-anywhere">
              <FactsInRow facts={[t('scan.row.pack', { count: pack }), code]} />
            </p>
          )}
        </div>
        <IconButton icon="trash" label={t('scan.row.remove', { what: name })} onClick={onRemove} />
      </div>
      <div className="flex flex-wrap items-end gap-2 pe-2">
        <div className="w-28">
          <TextField
            label={t('scan.row.pieces')}
            aria-label={t('scan.row.pieces.of', { what: name })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={text}
            error={piecesOf(text, 1) === undefined ? t('partner.stock.add.bad') : undefined}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </div>
        <Button
          className="min-h-12"
          aria-label={t('scan.row.more', { what: name, count: pack })}
          onClick={() => onType(String(pieces + pack))}
        >
          <bdi dir="ltr">{`+${pack}`}</bdi>
        </Button>
        {code !== '' && (
          <Button kind="ghost" className="min-h-12" onClick={onCorrect}>
            {t('scan.row.wrong')}
          </Button>
        )}
      </div>
    </div>
  );
}
