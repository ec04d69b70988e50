import type { OwnStation } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useGoodsName, useKindName } from '../stock/names.ts';
import { useRestock } from '../stock/use-stock-page.ts';
import { deliveryOf, type totalsOf } from './scan-list.ts';

interface BookDialogProps {
  readonly listKey: string;
  readonly totals: NonNullable<ReturnType<typeof totalsOf>>;
  readonly station: OwnStation;
  readonly onBooked: () => void;
  readonly onClose: () => void;
}

/** The last look at the list: what is added, and where. It is one delivery with one key, however often it is sent. */
export function BookDialog({ listKey, totals, station, onBooked, onClose }: BookDialogProps) {
  const t = useT();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const count = totals.reduce((sum, { pieces }) => sum + pieces, 0);
  const form = useActForm({
    act: useRestock(),
    saved: { reason: '' },
    input: ({ reason }) => ({
      client_key: listKey,
      lines: deliveryOf(totals, station.machine_id),
      reason: reason.trim(),
    }),
    said: ({ pieces }) => t('partner.stock.added', { count: pieces }),
    onDone: onBooked,
    onClose,
  });
  return (
    <FormDialog
      title={t('scan.book', { station: station.name })}
      text={t('scan.book.text')}
      yes={t('partner.stock.add.yes', { count })}
      form={form}
    >
      <ul
        className="divide-line/60 border-line max-h-64 divide-y overflow-y-auto rounded-large border"
        aria-label={t('scan.list')}
      >
        {totals.map(({ kind, pieces }) => (
          <li
            key={`${kind.goods_id} ${kind.colour_id}`}
            className="flex items-baseline justify-between gap-3 px-4 py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{goodsName({ model: kind.model })}</span>
              <span className="text-small text-ink-soft block">{kindName(kind)}</span>
            </span>
            <span className="figures font-semibold" dir="ltr">
              {`+${pieces}`}
            </span>
          </li>
        ))}
      </ul>
      <Input of={form} name="reason" label="partner.stock.note" />
    </FormDialog>
  );
}
