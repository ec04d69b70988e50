import type { ShopOrderItem } from '@cpc/contract';
import { Icon, useT } from '@cpc/ui';

/** The preflight findings that the customer accepted when ordering (PF-03): they help the shop in a dispute. */
export function ItemFindings({ findings }: Pick<ShopOrderItem, 'findings'>) {
  const t = useT();
  if (findings.length === 0) return null;
  const kinds = [...new Map(findings.map((finding) => [finding.kind, finding])).values()];
  const named = kinds.map(({ kind, values }) => t(`preflight.kind.${kind}`, values));
  return (
    <p className="text-small text-ink-soft flex items-start gap-1.5">
      <Icon name="warning" size={16} className="text-warn mt-0.5 shrink-0" />
      <span>{t('shopOrders.findings', { findings: named.join(' · ') })}</span>
    </p>
  );
}
