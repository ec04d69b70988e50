import { useForm } from '@cpc/appkit';
import { Button, Chip, IconButton, TextField, useFormat, useT } from '@cpc/ui';
import { useEffect, useRef, useState } from 'react';
import { useWays } from '../../../data/ways.ts';
import { type Coupon, type CouponItems, logInForCoupon, useCoupon } from './use-coupon.ts';

/** The field for a coupon of this order: one quiet line until the customer opens it (PY-07). */
export function CouponField({ items }: { readonly items: CouponItems }) {
  const t = useT();
  const format = useFormat();
  const coupon = useCoupon(items);
  const [open, setOpen] = useState(false);
  if (coupon.code !== undefined && coupon.accepted) {
    return (
      <div role="status" className="-my-2 -me-2 flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <Chip tone="good">
            <bdi className="figures">{coupon.code.toUpperCase()}</bdi>
          </Chip>
          <span className="text-small text-good">
            {coupon.takesOff && t('order.coupon.takesOff', { amount: format.money(coupon.takesOff) })}
          </span>
        </span>
        <IconButton icon="close" label={t('order.coupon.remove')} onClick={() => coupon.setCode(undefined)} />
      </div>
    );
  }
  if (!open && coupon.code === undefined) {
    return (
      <Button kind="ghost" icon="ticket" className="-my-2 -ms-3 self-start" onClick={() => setOpen(true)}>
        {t('order.coupon.have')}
      </Button>
    );
  }
  return <CouponForm coupon={coupon} opened={open} />;
}

interface CouponFormProps {
  readonly coupon: Coupon;
  /** The customer opened the field by a tap: the focus goes to it. */
  readonly opened: boolean;
}

function CouponForm({ coupon, opened }: CouponFormProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (opened) input.current?.focus();
  }, [opened]);
  const form = useForm({
    saved: { code: coupon.code ?? '' },
    submit: ({ code }) => coupon.setCode(code.trim() === '' ? undefined : code.trim()),
  });
  const line = form.props.ref;
  const { problem } = coupon;
  useEffect(() => {
    // The message may appear below the bar that sticks to the bottom of the page.
    if (problem !== undefined) line.current?.scrollIntoView({ block: 'center' });
  }, [problem, line]);
  const isAsked = form.values.code.trim() === coupon.code;
  return (
    <form className="flex flex-wrap items-start gap-2" {...form.props}>
      <div className="min-w-0 flex-1">
        <TextField
          label={t('order.coupon.code')}
          {...form.input('code')}
          error={isAsked ? problem : undefined}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          ref={input}
          dir="ltr"
        />
      </div>
      <Button type="submit" kind="quiet" className="mt-7 min-h-12" busy={coupon.checking}>
        {t('order.coupon.apply')}
      </Button>
      {isAsked && coupon.needsAccount ? <LogIn /> : null}
    </form>
  );
}

/** Leads to the login that makes a refused coupon valid, if one can register here. */
function LogIn() {
  const t = useT();
  const canRegister = useWays().data?.register ?? true;
  if (!canRegister) return null;
  return (
    <Button kind="outline" wide onClick={logInForCoupon}>
      {t('launch.entry.phone')}
    </Button>
  );
}
