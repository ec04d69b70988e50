import { renderPoster } from '@cpc/bills/poster';
import { renderBill } from '@cpc/bills/render';
import { serveWork } from '../../base/processes/serve-work.ts';
import type { BillSettings, BillTask } from './bill-lane.ts';

/** The process that draws bills: shaping text takes long, and calls would wait for it. */
const settings: BillSettings = JSON.parse(process.argv[2] ?? '{}');

serveWork(({ paper }: BillTask) =>
  paper.kind === 'poster' ? renderPoster(paper, settings) : renderBill(paper, settings),
);
