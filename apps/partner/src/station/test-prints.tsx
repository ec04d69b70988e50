import type { StationCare } from '@cpc/contract';
import type { StationId, TestPrintState } from '@cpc/domain';
import { Button, Chip, type Tone, useTranslator } from '@cpc/ui';
import { useCareAct } from './use-care.ts';

export const TEST_TONES: Readonly<Record<TestPrintState, Tone>> = {
  waiting: 'neutral',
  queued: 'neutral',
  dispatching: 'cool',
  printing: 'cool',
  printed: 'good',
  failed: 'bad',
};

/** Requests a test page, while standing beside the station (SA-06). */
export function TestPrints({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const { t, format } = useTranslator();
  const ask = useCareAct('Partner.testPrint', id);
  return (
    <>
      <p className="text-small text-ink-soft">{t('partner.care.test.hint')}</p>
      <Button kind="outline" icon="printer" busy={ask.isPending} onClick={() => ask.mutate({ machine_id: id })}>
        {t('partner.care.test.ask')}
      </Button>
      <ul className="flex flex-col gap-2.5 empty:hidden">
        {care.tests
          .filter(({ chart }) => chart === null)
          .map((test) => (
            <li key={test.test_id} className="text-small flex items-center justify-between gap-3">
              <span className="figures text-ink-soft">{format.dateTime(test.created_at)}</span>
              <Chip tone={TEST_TONES[test.state]}>{t(`partner.care.test.${test.state}`)}</Chip>
            </li>
          ))}
      </ul>
    </>
  );
}
