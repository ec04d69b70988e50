import { useNotify } from '@cpc/appkit';
import { useT } from '@cpc/ui';
import { ImportDialog } from '../core/import-dialog.tsx';
import { useTableImport } from '../core/table-import.tsx';
import { PRICES } from './use-prices.ts';

/** Sets prices from a table. */
export function PriceImport({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const form = useTableImport({
    call: 'Partner.importPrices',
    stale: [PRICES],
    onImported({ counts }) {
      notify.done(t('price.import.done', { changes: counts['changes'] ?? 0 }));
      onClose();
    },
    onClose,
  });
  return <ImportDialog texts="price.import" reason="price.set.reason" form={form} />;
}
