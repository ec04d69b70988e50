import { useForm, useNotify } from '@cpc/appkit';
import type { StockLine } from '@cpc/contract';
import { TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useKindName } from './kind-name.ts';
import { kindOf, piecesOf } from './pieces.ts';
import { useSetMinimum } from './use-stock-page.ts';
import { useGoodsName } from './goods-name.ts';

interface MinimumDialogProps {
  readonly line: StockLine;
  readonly onClose: () => void;
}

/** Sets what should always be there; an empty field follows the use (SK-04). */
export function MinimumDialog({ line, onClose }: MinimumDialogProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const notify = useNotify();
  const save = useSetMinimum();
  const isEmpty = (text: string) => text.trim() === '';
  const form = useForm({
    saved: { pieces: line.minimum_set ? String(line.minimum) : '' },
    check: ({ pieces }) => ({
      pieces: isEmpty(pieces) || piecesOf(pieces, 0) !== undefined ? undefined : t('partner.stock.count.bad'),
    }),
    submit: ({ pieces }) =>
      save.mutate(
        { ...kindOf(line), pieces: isEmpty(pieces) ? null : (piecesOf(pieces, 0) ?? null) },
        {
          onSuccess: () => {
            notify.done(t('scan.minimum.done'));
            onClose();
          },
        },
      ),
  });
  return (
    <FormDialog
      title={t('scan.minimum.ask', { what: `${goodsName({ model: line.model })} · ${kindName(line)}` })}
      text={t('scan.minimum.text', { station: line.machine_name })}
      yes={t('scan.minimum.yes')}
      form={form.props}
      incomplete={false}
      busy={save.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('scan.minimum.pieces')}
        hint={t('scan.minimum.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.field('pieces')}
      />
    </FormDialog>
  );
}
