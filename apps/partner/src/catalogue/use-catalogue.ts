import { useNotify } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** Checks or imports a table; what was fetched may show other goods and prices after it. */
export function useImportCatalogue() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.importCatalogue'>) => client.call('Operator.importCatalogue', input),
    onSuccess: ({ state }) => (state === 'imported' ? queries.invalidateQueries() : undefined),
    onError: notify.failed,
  });
}

export function useExportCatalogue() {
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.exportCatalogue'>) => client.call('Operator.exportCatalogue', input),
    onError: notify.failed,
  });
}
