import { useForm, useNotify } from '@cpc/appkit';
import type { OwnStation } from '@cpc/contract';
import { TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useKindName } from '../stock/kind-name.ts';
import { useRestock } from '../stock/use-stock-page.ts';
import { deliveryOf, type totalsOf } from './scan-list.ts';
import { useGoodsName } from '../stock/goods-name.ts';

interface BookDialogProps {
  readonly listKey: string;
  readonly totals: NonNullable<ReturnType<typeof totalsOf>>;
  readonly station: OwnStation;
  readonly onBooked: () => void;
  readonly onClose: () => void;
}

/** The last look at the list: what is added, and where. It is one delivery with one key, however often it is sent. */
export function BookDialog({ listKey, totals, station, onBooked, onClose }: BookDialogProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const notify = useNotify();
  const restock = useRestock();
  const count = totals.reduce((sum, { pieces }) => sum + pieces, 0);
  const form = useForm({
    saved: { reason: '' },
    submit: ({ reason }) =>
      restock.mutate(
        { client_key: listKey, lines: deliveryOf(totals, station.machine_id), reason: reason.trim() },
        {
          onSuccess: ({ pieces }) => {
            notify.done(t('partner.stock.added', { count: pieces }));
            onBooked();
          },
        },
      ),
  });
  return (
    <FormDialog
      title={t('scan.book', { station: station.name })}
      text={t('scan.book.text')}
      yes={t('partner.stock.add.yes', { count })}
      form={form.props}
      incomplete={false}
      busy={restock.isPending}
      onClose={onClose}
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
      <TextField label={t('partner.stock.note')} maxLength={200} {...form.input('reason')} />
    </FormDialog>
  );
}
