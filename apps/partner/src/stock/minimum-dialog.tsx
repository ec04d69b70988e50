import type { StockLine } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useGoodsName, useKindName } from './names.ts';
import { kindOf, piecesOf } from './pieces.ts';
import { useSetMinimum } from './use-stock-page.ts';

const isEmpty = (text: string) => text.trim() === '';

/** Sets what should always be there; an empty field follows the use (SK-04). */
export function MinimumDialog({ line, onClose }: { readonly line: StockLine; readonly onClose: () => void }) {
  const t = useT();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const form = useActForm({
    act: useSetMinimum(),
    saved: { pieces: line.minimum_set ? String(line.minimum) : '' },
    check: ({ pieces }) => ({
      pieces: isEmpty(pieces) || piecesOf(pieces, 0) !== undefined ? undefined : t('partner.stock.count.bad'),
    }),
    input: ({ pieces }) => ({ ...kindOf(line), pieces: piecesOf(pieces, 0) ?? null }),
    said: () => t('scan.minimum.done'),
    onClose,
  });
  return (
    <FormDialog
      texts="scan.minimum"
      title={t('scan.minimum.ask', { what: `${goodsName({ model: line.model })} · ${kindName(line)}` })}
      values={{ station: line.machine_name }}
      form={form}
    >
      <Input of={form} name="pieces" label="scan.minimum.pieces" hint="scan.minimum.hint" as="count" />
    </FormDialog>
  );
}
