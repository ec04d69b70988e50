import { type ActionOutput, CallError } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { storedSettings } from '../../../records/printing/settings.ts';
import { cgatsText } from './cgats.ts';
import { colourChart } from './chart.ts';
import { type Reach, within } from '../../../records/partners/reach.ts';

/**
 * The values of a chart that was printed at an own station, for the program that measures it.
 * @throws CallError notFound, also for a page of marks and for another partner's chart
 */
export async function chartValues(
  reader: Reader,
  reach: Reach,
  id: PrintJobId,
): Promise<ActionOutput<'Partner.chartValues'>> {
  const test = await reader
    .selectFrom('test_prints')
    .innerJoin('machines', 'machines.id', 'test_prints.machine_id')
    .select(['settings', 'chart', 'test_prints.created_at'])
    .where('test_prints.id', '=', id)
    .where(within(reach))
    .executeTakeFirst();
  const page = test && storedSettings(test.settings).place?.page;
  if (!test?.chart || !page) throw new CallError('notFound');
  const chart = colourChart(page, test.chart);
  const day = new Date(test.created_at).toISOString().slice(0, 10);
  return {
    name: `chart-${test.chart}-${day}.txt`,
    patches: chart.patches.length,
    text: cgatsText(chart, test.created_at),
  };
}
