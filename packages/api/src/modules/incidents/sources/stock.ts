import type { StockLine } from '@cpc/contract';
import { neededLines } from '../../../records/stock/watch.ts';
import type { Found, Source } from './source.ts';

/** Used kinds of piece that have run out, or will within a week, the warnings of the stock page (SK-04). */
export const stockSource: Source = {
  kinds: ['stockEmpty', 'stockLow'],
  async find({ services, reach }) {
    const lines = await neededLines(services.db.aside, reach, services.clock.now());
    return (['empty', 'low'] as const).flatMap((level) =>
      perLevel(
        lines.filter((line) => line.level === level),
        level,
      ),
    );
  },
};

/** The lines come by urgency: the first one of a station is named. */
function perLevel(lines: readonly StockLine[], level: 'empty' | 'low'): Found[] {
  const kind = level === 'empty' ? 'stockEmpty' : 'stockLow';
  const found = new Map<string, Found>();
  for (const { machine_id, model, shell_name, colour_name } of lines) {
    const before = found.get(machine_id);
    const detail = before?.detail ?? `${model}, ${shell_name}, ${colour_name}`;
    found.set(machine_id, { kind, machine_id, since: null, count: (before?.count ?? 0) + 1, detail });
  }
  return [...found.values()];
}
