import { Link } from '@cpc/appkit';
import type { StockWarning } from '@cpc/contract';
import { Icon, useTranslator } from '@cpc/ui';
import { StockRow } from '../station/stock.tsx';
import { SectionHead } from './section-head.tsx';

/** Stations that run out of pieces; each links to its page (SK-04). */
export function StockWarnings({ warnings }: { readonly warnings: readonly StockWarning[] }) {
  const { t } = useTranslator();
  return (
    <section aria-labelledby="running-out" className="flex flex-col gap-4">
      <SectionHead id="running-out" title={t('partner.stock.warnings')} />
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 roomy:grid-cols-3">
        {warnings.map((warning) => (
          <li key={warning.machine_id}>
            <Warning warning={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Warning({ warning }: { readonly warning: StockWarning }) {
  const { t } = useTranslator();
  const { machine_id, machine_name, empty, low, lines } = warning;
  const counts = [
    ...(empty > 0 ? [t('partner.stock.warnings.empty', { count: empty })] : []),
    ...(low > 0 ? [t('partner.stock.warnings.low', { count: low })] : []),
  ];
  return (
    <article aria-label={machine_name} className="bg-raised flex h-full flex-col gap-3 rounded-large p-5">
      <Link
        to={`/stations/${machine_id}`}
        className="press hover:bg-lifted -m-2 flex min-h-11 items-center justify-between gap-3 rounded-medium p-2"
      >
        <span>
          <span className="block font-semibold">
            <bdi>{machine_name}</bdi>
          </span>
          <span className="text-small text-ink-soft">{counts.join(' · ')}</span>
        </span>
        <Icon name="forward" size={20} className="text-ink-faint" />
      </Link>
      <ul className="divide-line border-line divide-y border-t">
        {lines.map((line) => (
          <StockRow key={`${line.goods_id} ${line.shell_id} ${line.colour_id}`} line={line} />
        ))}
      </ul>
    </article>
  );
}
