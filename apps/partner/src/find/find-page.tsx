import { Button, Card, StateView, useT } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { Input } from '../core/fields.tsx';
import { Refused } from '../core/form-dialog.tsx';
import { Page } from '../core/page.tsx';
import { FoundOrderCard } from './found-order.tsx';

/** An operator finds an order of any shop, with a reason that is recorded (OP-08). */
export default function FindPage() {
  const t = useT();
  const find = useAct('Operator.findOrders', { quiet: true });
  const form = useActForm({
    act: find,
    saved: { search: '', reason: '' },
    complete: ({ search, reason }) => areFilled(search, reason),
    input: (values) => values,
    onDone: () => undefined,
  });
  return (
    <Page title={t('platform.find')} lead={t('platform.find.lead')}>
      <Card className="p-5">
        <form {...form.props} className="flex flex-col gap-4">
          <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 lg:max-w-3xl">
            <Input of={form} name="search" label="platform.find.search" />
            <Input of={form} name="reason" label="partner.care.reason" />
          </div>
          <Refused text={form.refused} />
          <Button
            type="submit"
            kind="primary"
            icon="search"
            className="self-start"
            disabled={form.incomplete}
            busy={form.busy}
          >
            {t('platform.find.yes')}
          </Button>
        </form>
      </Card>
      {find.data?.orders.length === 0 && (
        <StateView icon="search" title={t('shopOrders.notFound')} hint={t('platform.find.none')} />
      )}
      {find.data?.more && <p className="text-small text-ink-soft">{t('platform.find.more')}</p>}
      {find.data?.orders.map((order) => (
        <FoundOrderCard key={order.order_id} order={order} />
      ))}
    </Page>
  );
}
