import { useAddress, useForm } from '@cpc/appkit';
import type { OrderView, VoucherView } from '@cpc/contract';
import { Button, Card, Chip, Icon, TextField, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';
import { usePayByVoucher, useShowVoucher, useVouchers } from './use-vouchers.ts';

/**
 * A voucher from another platform pays an order of one item for pickup (PY-09). Nothing is fetched until the section is
 * opened.
 */
export function PayByVoucher({ order }: { readonly order: OrderView }) {
  const t = useT();
  // Whoever chose a voucher before has opened it.
  const [open, setOpen] = useState(useAddress().query['way'] === 'voucher');
  if (order.items.length !== 1 || order.delivery !== null) return null;
  if (!open) {
    return (
      <Button kind="ghost" wide aria-expanded={false} onClick={() => setOpen(true)}>
        {t('delivery.voucher.open')}
      </Button>
    );
  }
  return <Vouchers order={order} />;
}

function Vouchers({ order }: { readonly order: OrderView }) {
  const t = useT();
  const vouchers = useVouchers(order.machine_id, true);
  const pay = usePayByVoucher();
  const usable = (vouchers.data ?? []).filter(({ state }) => state === 'usable' || state === 'inUse');
  return (
    <Card className="flex scroll-mt-20 scroll-mb-56 flex-col gap-4 p-5 wide:scroll-mb-6">
      <h3 ref={arrive} tabIndex={-1} className="font-semibold outline-none">
        {t('delivery.voucher.title')}
      </h3>
      {usable.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {usable.map((voucher) => (
            <li key={voucher.voucher_id}>
              <VoucherRow
                voucher={voucher}
                busy={pay.isPending && pay.variables.voucherId === voucher.voucher_id}
                onUse={() => pay.mutate({ orderId: order.order_id, voucherId: voucher.voucher_id })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {pay.error ? (
        <p role="alert" className="text-small text-bad">
          {pay.error.message}
        </p>
      ) : null}
      <CodeForm order={order} />
    </Card>
  );
}

/**
 * The pressed button is gone: the focus moves to the heading, and the opened part scrolls out from under the bar at the
 * bottom of a phone.
 */
function arrive(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'nearest' });
}

interface VoucherRowProps {
  readonly voucher: VoucherView;
  readonly busy: boolean;
  readonly onUse: () => void;
}

function VoucherRow({ voucher: { title, expires_at, state }, busy, onUse }: VoucherRowProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex items-center gap-3 rounded-medium border border-edge p-3 ps-4">
      <Icon name="card" size={22} className="shrink-0 text-warm" />
      <span className="flex min-w-0 grow flex-col">
        <bdi className="font-medium wrap-anywhere">{title}</bdi>
        <span className="text-small text-ink-soft">
          {t('delivery.voucher.until', { date: format.dateTime(expires_at) })}
        </span>
      </span>
      {state === 'inUse' ? <Chip>{t('delivery.voucher.inUse')}</Chip> : null}
      <Button kind="primary" busy={busy} onClick={onUse}>
        {t('delivery.voucher.use')}
      </Button>
    </div>
  );
}

function CodeForm({ order }: { readonly order: OrderView }) {
  const t = useT();
  const show = useShowVoucher(order.machine_id);
  const form = useForm({
    saved: { code: '' },
    submit: ({ code }) => {
      if (code.trim() !== '') show.mutate(code, { onSuccess: () => form.reset() });
    },
  });
  return (
    <form className="flex flex-col gap-3" {...form.props}>
      <TextField
        label={t('delivery.voucher.code')}
        hint={t('delivery.voucher.codeHint')}
        dir="ltr"
        className="figures rtl:text-right"
        autoComplete="off"
        {...form.input('code')}
        error={show.error?.message}
      />
      <Button kind="quiet" type="submit" busy={show.isPending}>
        {t('delivery.voucher.add')}
      </Button>
    </form>
  );
}
