import { useForm, useNotify } from '@cpc/appkit';
import { MAX_PRICE, type StationPrice, type OwnStation } from '@cpc/contract';
import { decimalsOf, money, payableUnit } from '@cpc/domain';
import { SelectField, TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { useStartOfDay } from '../money/day.ts';
import { amountOf, typedOf } from '../station/sale-values.ts';
import { OverlapNote } from './overlap-note.tsx';
import { useScopeName } from './scope-name.ts';
import { useSetPrice } from './use-prices.ts';
import { useGoodsName } from '../stock/goods-name.ts';

const SCOPES = ['thing', 'goods', 'shell', 'category', 'all'] as const;
type Scope = (typeof SCOPES)[number];

/** What a price for a row is set for. */
function scopeOf({ goods_id, shell_id, category }: StationPrice, scope: Scope) {
  return {
    ...(scope === 'thing' || scope === 'goods' ? { goods_id } : {}),
    ...(scope === 'thing' || scope === 'shell' ? { shell_id } : {}),
    ...(scope === 'category' ? { category } : {}),
  };
}

/** The words for each of them. */
function namesIn({ brand, model, shell_name, category }: StationPrice, scope: Scope) {
  return {
    ...(scope === 'thing' || scope === 'goods' ? { brand, model } : {}),
    ...(scope === 'thing' || scope === 'shell' ? { shell_name } : {}),
    ...(scope === 'category' ? { category } : {}),
  };
}

interface PriceDialogProps {
  readonly row: StationPrice;
  readonly station: Pick<OwnStation, 'machine_id' | 'name' | 'currency'>;
  readonly onClose: () => void;
}

/** Sets a price: for a thing or for more, here or everywhere, now or on some days. */
export function PriceDialog({ row, station, onClose }: PriceDialogProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const scopeName = useScopeName();
  const form = usePriceForm({ row, station, onClose });
  return (
    <FormDialog
      title={t('price.set', { what: goodsName({ model: row.model }) })}
      text={t('price.set.text')}
      yes={t('price.set.yes')}
      form={form.props}
      incomplete={form.values.price.trim() === ''}
      busy={form.busy}
      onClose={onClose}
    >
      <TextField
        label={t('price.set.price')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className="rtl:text-right"
        end={station.currency}
        maxLength={14}
        {...form.field('price')}
      />
      <SelectField
        label={t('price.set.for')}
        options={SCOPES.map((value) => ({ value, label: scopeName(namesIn(row, value)) }))}
        {...form.input('scope')}
      />
      <SelectField
        label={t('price.set.where')}
        options={[
          { value: 'here', label: station.name },
          { value: 'shop', label: t('price.station.all') },
        ]}
        {...form.input('where')}
      />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <TextField type="date" label={t('price.set.from')} hint={t('price.set.from.hint')} {...form.field('from')} />
        <TextField type="date" label={t('price.set.until')} hint={t('price.set.until.hint')} {...form.field('until')} />
      </div>
      <OverlapNote wanted={form.wanted} />
      <TextField label={t('price.set.reason')} maxLength={200} {...form.field('reason')} />
    </FormDialog>
  );
}

function usePriceForm({ row, station: { machine_id, currency }, onClose }: PriceDialogProps) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const set = useSetPrice();
  const startOfDay = useStartOfDay();
  // One price has one key, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  const priceOf = (typed: string) => {
    const amount = amountOf(typed, currency);
    return amount !== undefined && amount > 0 && amount <= MAX_PRICE ? money(amount, currency) : undefined;
  };
  const start = row.price?.currency === currency ? typedOf(row.price, format.typed) : '';
  const bad = () => {
    const whole = payableUnit(money(0, currency).currency) > 1;
    return t('price.set.bad', { decimals: whole ? 0 : decimalsOf(money(0, currency).currency) });
  };
  /** What is priced, where and when, as the calls name it. */
  const priced = ({ scope, where, from, until }: Readonly<Record<'scope' | 'where' | 'from' | 'until', string>>) => ({
    ...(where === 'here' ? { machine_id } : {}),
    ...scopeOf(row, SCOPES.find((one) => one === scope) ?? 'thing'),
    from: startOfDay(from),
    until: startOfDay(until, 1),
  });
  const form = useForm({
    saved: { price: start, scope: String(SCOPES[0]), where: 'here', from: '', until: '', reason: '' },
    check: ({ price }) => ({ price: priceOf(price) ? undefined : bad() }),
    submit: ({ price: typed, reason, ...rest }) => {
      const price = priceOf(typed);
      if (!price) return;
      set.mutate(
        { client_key, price, ...priced(rest), reason: reason.trim() },
        {
          onSuccess: () => {
            notify.done(t('price.set.done'));
            onClose();
          },
          onError: form.refuse,
        },
      );
    },
  });
  const wanted = { ...priced(form.values), currency: money(0, currency).currency };
  return { ...form, wanted, busy: set.isPending };
}
