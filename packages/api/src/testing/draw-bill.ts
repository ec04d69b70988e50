import { contentDirectory } from '@cpc/content';
import type { DrawBill } from '../modules/bills/bill-lane.ts';

/** Draws a bill in this process. Most tests need none, so the library is loaded only here. */
export const drawBill: DrawBill = async (bill) => {
  const { renderBill } = await import('@cpc/bills/render');
  return renderBill(bill, { content: contentDirectory() });
};
