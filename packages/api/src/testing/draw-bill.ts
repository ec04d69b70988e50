import { contentDirectory } from '@cpc/content';
import type { DrawBill } from '../modules/bills/bill-lane.ts';

/** Draws a bill or a poster in this process. Most tests need none, so the library is loaded only here. */
export const drawBill: DrawBill = async (paper) => {
  const folders = { content: contentDirectory() };
  if (paper.kind === 'poster') return (await import('@cpc/bills/poster')).renderPoster(paper, folders);
  return (await import('@cpc/bills/render')).renderBill(paper, folders);
};
