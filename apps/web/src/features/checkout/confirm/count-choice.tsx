import { currentAddress } from '@cpc/appkit';
import { IconButton, useFormat, useT } from '@cpc/ui';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';

interface CountChoiceProps {
  readonly count: number;
  /** How many can be ordered at once. */
  readonly most: number;
}

/** How many of it (OR-14). */
export function CountChoice({ count, most }: CountChoiceProps) {
  const t = useT();
  const format = useFormat();
  const choose = (next: number) =>
    go(PATHS.confirm, { ...currentAddress().query, count: next > 1 ? String(next) : undefined }, { replace: true });
  return (
    <div role="group" aria-label={t('order.count.title')} className="flex items-center justify-between gap-3">
      <span className="font-medium">{t('order.count.title')}</span>
      <span className="flex items-center gap-1 rounded-full bg-raised p-1">
        <IconButton
          icon="minus"
          label={t('order.count.less')}
          disabled={count <= 1}
          onClick={() => choose(count - 1)}
        />
        <output className="figures min-w-9 text-center text-lead font-semibold">{format.number(count)}</output>
        <IconButton
          icon="plus"
          label={t('order.count.more')}
          disabled={count >= most}
          onClick={() => choose(count + 1)}
        />
      </span>
    </div>
  );
}
