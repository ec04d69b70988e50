import type { OrderItemView } from '@cpc/contract';
import { Card, Icon, useT } from '@cpc/ui';

/** The preflight findings that were accepted when the design was ordered (PF-03); renders nothing if there are none. */
export function OrderFindings({ findings }: Pick<OrderItemView, 'findings'>) {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <Card className="p-5">
      <h3 className="mb-4 font-semibold">{t('preflight.ordered')}</h3>
      <ul className="flex flex-col gap-3">
        {findings.map(({ kind, layer, severity, values }) => (
          <li key={`${kind} ${layer}`} className="flex items-start gap-3">
            <Icon
              name="warning"
              size={20}
              className={`mt-0.5 shrink-0 ${severity === 'warn' ? 'text-warn' : 'text-bad'}`}
            />
            <span className="min-w-0">
              <span className="block leading-snug">{t(`preflight.kind.${kind}`, values)}</span>
              <span className="text-small text-ink-soft">{t(`preflight.kind.${kind}.hint`, values)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
