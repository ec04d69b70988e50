import { MAX_PRICE, type OwnStation, type StationPrice } from '@cpc/contract';
import { decimalsOf, money, payableUnit } from '@cpc/domain';
import { useT, useTranslator } from '@cpc/ui';
import { areFilled, useActForm, useClientKey } from '../core/act-form.ts';
import { amountOf, typedOf } from '../core/amounts.ts';
import { useStartOfDay } from '../core/day.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useGoodsName } from '../stock/names.ts';
import { OverlapNote } from './overlap-note.tsx';
import { useScopeName } from './scope-name.ts';
import { useSetPrice } from './use-prices.ts';

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
  const t = useT();
  const goodsName = useGoodsName();
  const scopeName = useScopeName();
  const form = usePriceForm({ row, station, onClose });
  const places = [
    { value: 'here', label: station.name },
    { value: 'shop', label: t('price.station.all') },
  ];
  return (
    <FormDialog texts="price.set" title={t('price.set', { what: goodsName({ model: row.model }) })} form={form}>
      <Input of={form} name="price" label="price.set.price" as="amount" end={station.currency} />
      <Select
        of={form}
        name="scope"
        label="price.set.for"
        options={SCOPES.map((value) => ({ value, label: scopeName(namesIn(row, value)) }))}
      />
      <Select of={form} name="where" label="price.set.where" options={places} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Input of={form} name="from" label="price.set.from" hint="price.set.from.hint" as="date" />
        <Input of={form} name="until" label="price.set.until" hint="price.set.until.hint" as="date" />
      </div>
      <OverlapNote wanted={form.wanted} />
      <Input of={form} name="reason" label="price.set.reason" />
    </FormDialog>
  );
}

function usePriceForm({ row, station: { machine_id, currency }, onClose }: PriceDialogProps) {
  const { t, format } = useTranslator();
  const startOfDay = useStartOfDay();
  const client_key = useClientKey();
  const none = money(0, currency);
  const decimals = payableUnit(none.currency) > 1 ? 0 : decimalsOf(none.currency);
  const priceOf = (typed: string) => {
    const amount = amountOf(typed, currency);
    return amount !== undefined && amount > 0 && amount <= MAX_PRICE ? money(amount, currency) : undefined;
  };
  const start = row.price?.currency === currency ? typedOf(row.price, format.typed) : '';
  /** What is priced, where and when, as the calls name it. */
  const priced = ({ scope, where, from, until }: Readonly<Record<'scope' | 'where' | 'from' | 'until', string>>) => ({
    ...(where === 'here' ? { machine_id } : {}),
    ...scopeOf(row, SCOPES.find((one) => one === scope) ?? 'thing'),
    from: startOfDay(from),
    until: startOfDay(until, 1),
  });
  const form = useActForm({
    act: useSetPrice(),
    saved: { price: start, scope: String(SCOPES[0]), where: 'here', from: '', until: '', reason: '' },
    complete: ({ price }) => areFilled(price),
    check: ({ price }) => ({ price: priceOf(price) ? undefined : t('price.set.bad', { decimals }) }),
    input: ({ price: typed, reason, ...rest }) => {
      const price = priceOf(typed);
      return price && { client_key, price, ...priced(rest), reason: reason.trim() };
    },
    said: () => t('price.set.done'),
    onClose,
  });
  return { ...form, wanted: { ...priced(form.values), currency: none.currency } };
}
