import { saveFile, useNotify } from '@cpc/appkit';
import type { ActionInput, BillView, ShopBill } from '@cpc/contract';
import type { BillId } from '@cpc/domain';
import { useMutation } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const BILLS = ['bills'] as const;

export const useOwnBills = () =>
  usePages<BillView>([...BILLS, 'own'], (options) => client.call('Partner.bills', {}, options));

export const useAllBills = (wanted: ActionInput<'Operator.bills'>) =>
  usePages<ShopBill>([...BILLS, 'all', wanted], (options) => client.call('Operator.bills', wanted, options));

/** Saves a bill on the device. */
export function useSaveBill(action: 'Partner.bill' | 'Operator.bill') {
  const notify = useNotify();
  return useMutation({
    mutationFn: (bill_id: BillId) => client.call(action, { bill_id }),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: notify.failed,
  });
}
