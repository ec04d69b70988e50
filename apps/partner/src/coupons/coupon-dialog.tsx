import { COUPON_KINDS } from '@cpc/contract';
import { CATEGORIES } from '@cpc/design';
import { useT } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useStartOfDay } from '../core/day.ts';
import { type CouponPlaces, useAddCoupon } from './use-coupons.ts';
import { discountOf, EMPTY, limitOf, type Typed, validityOf } from './typed.ts';

/** Makes a coupon. What is left empty sets no limit. */
export function CouponDialog({ places, onClose }: { readonly places: CouponPlaces; readonly onClose: () => void }) {
  const t = useT();
  const form = useCouponForm(places, onClose);
  const { kind } = form.values;
  return (
    <FormDialog title={t('price.coupon.add')} text={t('price.coupon.add.text')} yes={t('price.coupon.yes')} form={form}>
      <Input of={form} name="code" label="price.coupon.code" hint="price.coupon.code.hint" as="capitals" />
      <Select
        of={form}
        name="kind"
        label="price.coupon.kind"
        options={COUPON_KINDS.map((value) => ({ value, label: t(`price.coupon.kind.${value}`) }))}
      />
      {kind === 'percent' && <Input of={form} name="percent" label="price.coupon.percent" as="percent" />}
      {kind === 'amount' && (
        <Input of={form} name="amount" label="price.coupon.amount" as="amount" end={form.currency} />
      )}
      <Places places={places} form={form} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Input of={form} name="from" label="price.set.from" hint="price.set.from.hint" as="date" />
        <Input of={form} name="until" label="price.set.until" hint="price.set.until.hint" as="date" />
        <Input of={form} name="most_uses" label="price.coupon.most" hint="price.coupon.most.hint" as="count" />
        <Input
          of={form}
          name="most_per_account"
          label="price.coupon.perAccount"
          hint="price.coupon.most.hint"
          as="count"
        />
      </div>
    </FormDialog>
  );
}

interface PlacesProps {
  readonly places: CouponPlaces;
  readonly form: ReturnType<typeof useCouponForm>;
}

/** Where and for what it counts. */
function Places({ places: { side, stations, shops }, form }: PlacesProps) {
  const t = useT();
  const all = (label: string) => ({ value: '', label });
  const named = shops.map(({ partner_id, name }) => ({ value: partner_id, label: name }));
  const placed = stations.map(({ machine_id, name }) => ({ value: machine_id, label: name }));
  const kinds = CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <>
      {side === 'Operator' && (
        <Select of={form} name="shop" label="price.coupon.shop" options={[all(t('price.coupon.shop.all')), ...named]} />
      )}
      <Select of={form} name="machine_id" label="price.station" options={[all(t('price.station.all')), ...placed]} />
      <Select of={form} name="category" label="price.category" options={[all(t('price.category.all')), ...kinds]} />
    </>
  );
}

function useCouponForm({ side, stations, shops }: CouponPlaces, onClose: () => void) {
  const t = useT();
  const startOfDay = useStartOfDay();
  const currencyOf = ({ machine_id }: Typed) =>
    (stations.find((station) => station.machine_id === machine_id) ?? stations[0])?.currency ?? 'EUR';
  const badCount = (typed: string) => (limitOf(typed) === null ? t('price.coupon.count.bad') : undefined);
  const form = useActForm({
    act: useAddCoupon(side),
    saved: EMPTY,
    complete: ({ code }) => areFilled(code),
    check: (typed) => {
      const off = discountOf(typed, currencyOf(typed));
      return {
        percent: off || typed.kind !== 'percent' ? undefined : t('price.coupon.percent.bad'),
        amount: off || typed.kind !== 'amount' ? undefined : t('price.set.bad', { decimals: 2 }),
        most_uses: badCount(typed.most_uses),
        most_per_account: badCount(typed.most_per_account),
      };
    },
    input: (typed) => {
      const off = discountOf(typed, currencyOf(typed));
      return (
        off && {
          code: typed.code,
          ...off,
          partner_id: shops.find(({ partner_id }) => partner_id === typed.shop)?.partner_id,
          machine_id: stations.find(({ machine_id }) => machine_id === typed.machine_id)?.machine_id,
          category: CATEGORIES.find((one) => one === typed.category),
          ...validityOf(typed, startOfDay),
          most_uses: limitOf(typed.most_uses) ?? undefined,
          most_per_account: limitOf(typed.most_per_account) ?? undefined,
        }
      );
    },
    said: ({ code }) => t('price.coupon.done', { code }),
    onClose,
  });
  return { ...form, currency: currencyOf(form.values) };
}
