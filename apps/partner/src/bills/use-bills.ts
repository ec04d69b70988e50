import { saveFile } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { useAct, useCall } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

export const useOwnBills = () => usePages(['bills', 'own'], 'Partner.bills', {});
export const useAllBills = (wanted: ActionInput<'Operator.bills'>) =>
  usePages(['bills', 'all', wanted], 'Operator.bills', wanted);

/** The receipt of an order and its credit notes. */
export const useOrderBills = (order_number: string) =>
  useCall(['bills', 'order', order_number], 'Partner.orderBills', { order_number });

/** Saves a bill on the device. */
export const useSaveBill = (action: 'Partner.bill' | 'Operator.bill') =>
  useAct(action, { onSuccess: ({ name, file }) => saveFile(name, file) });
