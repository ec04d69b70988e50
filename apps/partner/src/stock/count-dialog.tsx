import type { StockLine } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useGoodsName, useKindName } from './names.ts';
import { kindOf, piecesOf } from './pieces.ts';
import { useCountStock } from './use-stock-page.ts';

/** Why a count differs, as it is stored with the movement. */
const COUNT_REASONS = ['miscounted', 'damaged', 'lost', 'found', 'other'] as const;

/** Sets a count to what somebody counted, with the reason of the difference (SK-03). */
export function CountDialog({ line, onClose }: { readonly line: StockLine; readonly onClose: () => void }) {
  const t = useT();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const form = useActForm({
    act: useCountStock(),
    saved: { pieces: String(line.on_hand), reason: String(COUNT_REASONS[0]) },
    check: ({ pieces }) => ({ pieces: piecesOf(pieces, 0) === undefined ? t('partner.stock.count.bad') : undefined }),
    input: ({ pieces, reason }) => ({ ...kindOf(line), pieces: piecesOf(pieces, 0) ?? 0, reason }),
    said: ({ cancelled: count }) => t(`partner.stock.count.${count > 0 ? 'cancelled' : 'done'}`, { count }),
    onClose,
  });
  const difference = (piecesOf(form.values.pieces, 0) ?? line.on_hand) - line.on_hand;
  return (
    <FormDialog
      texts="partner.stock.count"
      title={t('partner.stock.count.ask', { what: `${goodsName({ model: line.model })} · ${kindName(line)}` })}
      form={form}
    >
      <Input
        of={form}
        name="pieces"
        label="partner.stock.count.pieces"
        hint="partner.stock.count.difference"
        values={{ difference }}
        as="count"
      />
      <Select
        of={form}
        name="reason"
        label="partner.stock.reason"
        options={COUNT_REASONS.map((value) => ({ value, label: t(`partner.stock.reason.${value}`) }))}
      />
    </FormDialog>
  );
}
