import { useForm, useNotify } from '@cpc/appkit';
import type { StockLine } from '@cpc/contract';
import { SelectField, TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useKindName } from './kind-name.ts';
import { kindOf, piecesOf } from './pieces.ts';
import { COUNT_REASONS } from './reasons.ts';
import { useCountStock } from './use-stock-page.ts';
import { useGoodsName } from './goods-name.ts';

interface CountDialogProps {
  readonly line: StockLine;
  readonly onClose: () => void;
}

/** Sets a count to what somebody counted, with the reason of the difference (SK-03). */
export function CountDialog({ line, onClose }: CountDialogProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const notify = useNotify();
  const count = useCountStock();
  const form = useForm({
    saved: { pieces: String(line.on_hand), reason: String(COUNT_REASONS[0]) },
    check: ({ pieces }) => ({ pieces: piecesOf(pieces, 0) === undefined ? t('partner.stock.count.bad') : undefined }),
    submit: ({ pieces, reason }) =>
      count.mutate(
        { ...kindOf(line), pieces: piecesOf(pieces, 0) ?? 0, reason },
        {
          onSuccess: ({ cancelled }) => {
            notify.done(
              cancelled > 0 ? t('partner.stock.count.cancelled', { count: cancelled }) : t('partner.stock.count.done'),
            );
            onClose();
          },
          onError: form.refuse,
        },
      ),
  });
  const difference = (piecesOf(form.values.pieces, 0) ?? line.on_hand) - line.on_hand;
  return (
    <FormDialog
      title={t('partner.stock.count.ask', { what: `${goodsName({ model: line.model })} · ${kindName(line)}` })}
      text={t('partner.stock.count.text')}
      yes={t('partner.stock.count.yes')}
      form={form.props}
      incomplete={false}
      busy={count.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('partner.stock.count.pieces')}
        hint={t('partner.stock.count.difference', { difference })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.field('pieces')}
      />
      <SelectField
        label={t('partner.stock.reason')}
        options={COUNT_REASONS.map((value) => ({ value, label: t(`partner.stock.reason.${value}`) }))}
        {...form.input('reason')}
      />
    </FormDialog>
  );
}
