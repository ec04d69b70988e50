import { Link } from '@cpc/appkit';
import type { StockKind } from '@cpc/contract';
import { labelTextOf } from '@cpc/domain';
import { Button, Card, QrCode, StateView, TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Titled } from '../core/page.tsx';
import { SCAN } from '../core/paths.ts';
import { useGoodsName, useKindName } from '../stock/names.ts';
import { piecesOf } from '../stock/pieces.ts';
import { isSameKind, KindPicker } from './kind-picker.tsx';

const MAX_PACK = 10_000;

/** Labels of our own for boxes without a code: chosen here, printed by the browser, read by the scanner (PA-03). */
export default function LabelsPage() {
  const { t } = useTranslator();
  const [kinds, setKinds] = useState<readonly StockKind[]>([]);
  const [typed, setTyped] = useState('10');
  const pieces = piecesOf(typed, 1) ?? 0;
  const sound = pieces >= 1 && pieces <= MAX_PACK;
  const isChosen = (kind: StockKind) => kinds.some((other) => isSameKind(kind, other));
  const toggle = (kind: StockKind) =>
    setKinds((now) => (isChosen(kind) ? now.filter((other) => !isSameKind(kind, other)) : [...now, kind]));
  return (
    <Titled title={t('scan.labels')}>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-title font-semibold">{t('scan.labels')}</h1>
        <Link to={SCAN} className="text-small flex min-h-11 items-center underline underline-offset-2">
          {t('scan.page')}
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[24rem_1fr] print:block">
        <Card className="flex flex-col gap-4 print:hidden">
          <p className="text-small text-ink-soft">{t('scan.labels.text')}</p>
          <KindPicker isChosen={isChosen} onPick={toggle} />
          <TextField
            label={t('scan.kind.pieces')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed}
            error={sound ? undefined : t('scan.kind.pieces.bad')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button kind="primary" icon="printer" disabled={kinds.length === 0 || !sound} onClick={() => print()}>
            {t('scan.labels.print', { count: kinds.length })}
          </Button>
        </Card>
        {kinds.length === 0 || !sound ? (
          <StateView icon="qr" title={t('scan.labels.none')} hint={t('scan.labels.none.hint')} />
        ) : (
          <Labels kinds={kinds} pieces={pieces} />
        )}
      </div>
    </Titled>
  );
}

/** Black on white in any theme, two in a row on paper; none is cut by the end of a page. */
function Labels({ kinds, pieces }: { readonly kinds: readonly StockKind[]; readonly pieces: number }) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  return (
    <ul
      data-theme="light"
      aria-label={t('scan.labels')}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 print:grid-cols-2"
    >
      {kinds.map((kind) => {
        const text = labelTextOf({ ...kind, pieces });
        const name = goodsName(kind);
        return (
          <li
            key={text}
            className="bg-paper text-ink border-line flex break-inside-avoid items-center gap-3 rounded-large border p-2"
          >
            <QrCode text={text} label={name} className="w-36 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{name}</span>
              <span className="text-small block">{kindName(kind)}</span>
              <span className="text-small figures block">{t('scan.row.pack', { count: pieces })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
