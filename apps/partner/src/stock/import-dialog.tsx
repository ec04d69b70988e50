import { useNotify } from '@cpc/appkit';
import { useT } from '@cpc/ui';
import { ImportDialog } from '../core/import-dialog.tsx';
import { useTableImport } from '../core/table-import.tsx';
import { STOCK_KEYS } from './use-stock-page.ts';

/** Imports a delivery from a table. */
export function StockImport({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const form = useTableImport({
    call: 'Partner.importStock',
    stale: STOCK_KEYS,
    onImported({ counts }) {
      notify.done(t('partner.stock.added', { count: counts['pieces'] ?? 0 }));
      onClose();
    },
    onClose,
  });
  return <ImportDialog texts="partner.stock.import" reason="partner.stock.note" form={form} />;
}
