import type { ImportFault } from '@cpc/contract';
import { mustText } from '@cpc/i18n';
import { useT, useTranslator } from '@cpc/ui';

/** The faults that a person reads at once; the first ones lead to the others. */
const MAX_SHOWN = 50;

/** What is wrong with a table, cell by cell: on a phone a card for each, on a desk a table. */
export function Faults({ faults }: { readonly faults: readonly ImportFault[] }) {
  const t = useT();
  const hidden = faults.length - MAX_SHOWN;
  return (
    <div role="alert" className="text-small flex flex-col gap-3">
      <p className="text-bad font-medium">{t('platform.catalogue.faults', { count: faults.length })}</p>
      <table className="block w-full lg:table">
        <thead className="text-ink-faint hidden text-start lg:table-header-group">
          <tr>
            <Head>{t('platform.catalogue.fault.line')}</Head>
            <Head>{t('platform.catalogue.fault.column')}</Head>
            <Head>{t('platform.catalogue.fault.found')}</Head>
            <Head>{t('platform.catalogue.fault.must')}</Head>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {faults.slice(0, MAX_SHOWN).map((fault) => (
            <Fault key={`${fault.line} ${fault.column}`} fault={fault} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className="text-ink-soft">{t('platform.catalogue.more', { count: hidden })}</p>}
    </div>
  );
}

function Head({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="py-1 pe-4 text-start font-medium">
      {children}
    </th>
  );
}

function Fault({ fault: { line, column, found, must } }: { readonly fault: ImportFault }) {
  const translator = useTranslator();
  const { t } = translator;
  return (
    <tr className="border-line/60 block border-t py-2 lg:table-row">
      <Cell label={t('platform.catalogue.fault.line')}>
        {line === 0 ? t('platform.catalogue.fault.file') : String(line)}
      </Cell>
      <Cell label={t('platform.catalogue.fault.column')}>{column}</Cell>
      <Cell label={t('platform.catalogue.fault.found')}>{found}</Cell>
      <Cell label={t('platform.catalogue.fault.must')}>{mustText(translator, must)}</Cell>
    </tr>
  );
}

/** The heading stands in the cell where there is no head row. */
function Cell({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <td
      className={`gap-2 py-0.5 align-top wrap-anywhere lg:wrap-break-word lg:table-cell lg:py-2 lg:pe-4 ${children === '' ? 'hidden' : 'flex'}`}
    >
      <span className="text-ink-faint w-20 shrink-0 lg:hidden">{label}</span>
      <bdi>{children || '–'}</bdi>
    </td>
  );
}
