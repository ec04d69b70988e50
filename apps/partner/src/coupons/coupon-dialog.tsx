import { useForm, useNotify } from '@cpc/appkit';
import { COUPON_KINDS } from '@cpc/contract';
import { CATEGORIES } from '@cpc/design';
import { SelectField, TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useStartOfDay } from '../money/day.ts';
import type { CouponPlaces } from './places.ts';
import { discountOf, EMPTY, limitOf, type Typed, validityOf } from './typed.ts';
import { useAddCoupon } from './use-coupons.ts';

interface CouponDialogProps {
  readonly places: CouponPlaces;
  readonly onClose: () => void;
}

/** Makes a coupon. What is left empty sets no limit. */
export function CouponDialog({ places, onClose }: CouponDialogProps) {
  const { t } = useTranslator();
  const form = useCouponForm(places, onClose);
  const { kind } = form.values;
  return (
    <FormDialog
      title={t('price.coupon.add')}
      text={t('price.coupon.add.text')}
      yes={t('price.coupon.yes')}
      form={form.props}
      incomplete={form.values.code.trim() === ''}
      busy={form.busy}
      onClose={onClose}
    >
      <TextField
        label={t('price.coupon.code')}
        hint={t('price.coupon.code.hint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="rtl:text-right"
        maxLength={40}
        {...form.field('code')}
      />
      <SelectField
        label={t('price.coupon.kind')}
        options={COUPON_KINDS.map((value) => ({ value, label: t(`price.coupon.kind.${value}`) }))}
        {...form.input('kind')}
      />
      {kind === 'percent' && (
        <TextField
          label={t('price.coupon.percent')}
          inputMode="decimal"
          end="%"
          maxLength={5}
          {...form.field('percent')}
        />
      )}
      {kind === 'amount' && (
        <TextField
          label={t('price.coupon.amount')}
          inputMode="decimal"
          end={form.currency}
          maxLength={12}
          {...form.field('amount')}
        />
      )}
      <Places places={places} form={form} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <TextField type="date" label={t('price.set.from')} hint={t('price.set.from.hint')} {...form.field('from')} />
        <TextField type="date" label={t('price.set.until')} hint={t('price.set.until.hint')} {...form.field('until')} />
        <TextField
          label={t('price.coupon.most')}
          hint={t('price.coupon.most.hint')}
          inputMode="numeric"
          maxLength={6}
          {...form.field('most_uses')}
        />
        <TextField
          label={t('price.coupon.perAccount')}
          hint={t('price.coupon.most.hint')}
          inputMode="numeric"
          maxLength={6}
          {...form.field('most_per_account')}
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
  const { t } = useTranslator();
  return (
    <>
      {side === 'Operator' && (
        <SelectField
          label={t('price.coupon.shop')}
          options={[
            { value: '', label: t('price.coupon.shop.all') },
            ...shops.map(({ partner_id, name }) => ({ value: partner_id, label: name })),
          ]}
          {...form.input('shop')}
        />
      )}
      <SelectField
        label={t('price.station')}
        options={[
          { value: '', label: t('price.station.all') },
          ...stations.map(({ machine_id, name }) => ({ value: machine_id, label: name })),
        ]}
        {...form.input('machine_id')}
      />
      <SelectField
        label={t('price.category')}
        options={[
          { value: '', label: t('price.category.all') },
          ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
        ]}
        {...form.input('category')}
      />
    </>
  );
}

function useCouponForm({ side, stations, shops }: CouponPlaces, onClose: () => void) {
  const { t } = useTranslator();
  const notify = useNotify();
  const add = useAddCoupon(side);
  const startOfDay = useStartOfDay();
  const currencyOf = ({ machine_id }: Typed) =>
    (stations.find((station) => station.machine_id === machine_id) ?? stations[0])?.currency ?? 'EUR';
  const form = useForm({
    saved: EMPTY,
    check: (typed) => {
      const off = discountOf(typed, currencyOf(typed));
      const limits = { most_uses: limitOf(typed.most_uses), most_per_account: limitOf(typed.most_per_account) };
      return {
        percent: off || typed.kind !== 'percent' ? undefined : t('price.coupon.percent.bad'),
        amount: off || typed.kind !== 'amount' ? undefined : t('price.set.bad', { decimals: 2 }),
        most_uses: limits.most_uses === null ? t('price.coupon.count.bad') : undefined,
        most_per_account: limits.most_per_account === null ? t('price.coupon.count.bad') : undefined,
      };
    },
    submit: (typed) => {
      const off = discountOf(typed, currencyOf(typed));
      if (!off) return;
      const limits = {
        most_uses: limitOf(typed.most_uses) ?? undefined,
        most_per_account: limitOf(typed.most_per_account) ?? undefined,
      };
      const place = {
        partner_id: shops.find(({ partner_id }) => partner_id === typed.shop)?.partner_id,
        machine_id: stations.find(({ machine_id }) => machine_id === typed.machine_id)?.machine_id,
        category: CATEGORIES.find((one) => one === typed.category),
      };
      add.mutate(
        { code: typed.code, ...off, ...place, ...validityOf(typed, startOfDay), ...limits },
        {
          onSuccess: ({ code }) => {
            notify.done(t('price.coupon.done', { code }));
            onClose();
          },
          onError: form.refuse,
        },
      );
    },
  });
  return { ...form, currency: currencyOf(form.values), busy: add.isPending };
}
