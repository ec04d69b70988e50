import { useT } from '@cpc/ui';
import { minutesOf } from '../../parts/minutes.ts';

/** `Order now: ready in about 7 minutes`; undefined if nothing can be ordered. */
export function useWait(estimateS: number | undefined): string | undefined {
  const t = useT();
  return estimateS === undefined ? undefined : t('screen.wait', { minutes: minutesOf(estimateS) });
}
