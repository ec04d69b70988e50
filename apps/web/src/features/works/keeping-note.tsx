import { RETENTION_DAYS } from '@cpc/contract';
import { Button, Card, Icon, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';

/** Tells a guest how long designs are kept, and how to keep them longer (ED-07, decision 113). */
export function GuestKeepingNote() {
  const t = useT();
  const title = t('works.keeping.guest', { days: RETENTION_DAYS.guest });
  const more = {
    linkDays: RETENTION_DAYS.guestLink,
    pictureDays: RETENTION_DAYS.guestPicture,
    orderDays: RETENTION_DAYS.unpaidOrder,
  };
  return (
    <Card className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5" aria-label={title}>
      <div className="flex max-w-prose flex-col gap-2">
        <h2 className="flex gap-2.5 leading-snug font-semibold text-pretty">
          <Icon name="clock" size={22} className="shrink-0 text-ink-soft" />
          {title}
        </h2>
        <p className="text-small text-pretty text-ink-soft">{t('works.keeping.guestMore', more)}</p>
      </div>
      <Button onClick={() => go(PATHS.login)}>{t('works.keeping.add')}</Button>
    </Card>
  );
}

/** Tells a customer with an account the same, in a line below the designs. */
export function KeepingNote() {
  const t = useT();
  return (
    <p className="mt-6 text-center text-small text-pretty text-ink-soft">
      {t('works.keeping.registered', { pictureDays: RETENTION_DAYS.picture })}
    </p>
  );
}
