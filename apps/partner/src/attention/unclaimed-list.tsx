import type { UnclaimedItem } from '@cpc/contract';
import { Button, Chip, useTranslator } from '@cpc/ui';
import { Thumbnail } from '../core/thumbnail.tsx';
import { Matters } from './section.tsx';
import { useReportMissing, useSetAside } from './use-attention.ts';
import { useGoodsName } from '../stock/names.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The same number as on the server: before that an item is kept for its customer. */
const KEPT_DAYS = 14;

interface UnclaimedListProps {
  readonly items: readonly UnclaimedItem[];
  /** When the items were fetched, UTC milliseconds. */
  readonly at: number;
}

/** Items that nobody picked up, oldest first (QU-03). */
export function UnclaimedList({ items, at }: UnclaimedListProps) {
  const { t } = useTranslator();
  return (
    <Matters name="unclaimed" hint={t('partner.unclaimed.hint', { days: KEPT_DAYS })}>
      {items.map((item) => (
        <Unclaimed key={item.job_id} item={item} at={at} />
      ))}
    </Matters>
  );
}

function Unclaimed({ item, at }: { readonly item: UnclaimedItem; readonly at: number }) {
  const { t, format } = useTranslator();
  const goodsName = useGoodsName();
  const model = goodsName({ model: item.model });
  const aside = useSetAside();
  const missing = useReportMissing();
  const days = Math.floor((at - item.ready_at) / DAY_MS);
  return (
    <article className="flex items-start gap-4 p-4 sm:items-center">
      <Thumbnail asset={item.thumbnail} label={model} size="large" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p className="font-medium">
            <bdi>{model}</bdi>
          </p>
          <p className="text-small text-ink-soft">
            <bdi className="figures">{item.print_number}</bdi>
            {' · '}
            <bdi>{item.machine_name}</bdi>
          </p>
          <p className="text-small text-ink-soft mb-1">
            {t('partner.unclaimed.since', { days, time: format.dateTime(item.ready_at) })}
          </p>
          {item.set_aside_at === null ? (
            <Chip tone="warn">{t('partner.unclaimed.bay', { bay: item.bay })}</Chip>
          ) : (
            <Chip>{t('partner.unclaimed.aside')}</Chip>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={missing.isPending} onClick={() => missing.mutate({ job_id: item.job_id })}>
            {t('partner.unclaimed.missing')}
          </Button>
          {item.set_aside_at === null && days >= KEPT_DAYS && (
            <Button
              kind="outline"
              icon="box"
              busy={aside.isPending}
              onClick={() => aside.mutate({ job_id: item.job_id })}
            >
              {t('partner.unclaimed.setAside')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
