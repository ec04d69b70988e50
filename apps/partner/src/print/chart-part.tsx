import type { StationCare, StationPrint } from '@cpc/contract';
import { INK_SPACES, type InkSpace } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { Button, Chip, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useAct } from '../core/calls.ts';
import { saveText } from '../core/save-text.ts';
import { TEST_TONES } from '../station/test-prints.tsx';
import { useCareAct } from '../station/use-care.ts';
import { Choice } from './choice.tsx';
import { spaceOf } from './settings-values.ts';

interface ChartPartProps {
  readonly print: StationPrint;
  readonly care: StationCare;
  readonly id: StationId;
}

/**
 * The colour chart for measuring a station: it can be printed, and its values downloaded for the measuring program
 * (SA-06).
 */
export function ChartPart({ print: { settings, profile }, care, id }: ChartPartProps) {
  const { t } = useTranslator();
  const [wanted, setWanted] = useState<InkSpace>(spaceOf(settings.colour, profile) ?? 'rgb');
  const ask = useCareAct('Partner.testPrint', id);
  // A PNG has no CMYK.
  const spaces = INK_SPACES.filter((space) => space === 'rgb' || settings.format !== 'png');
  const space = spaces.includes(wanted) ? wanted : 'rgb';
  const charts = care.tests.filter(({ chart }) => chart !== null);
  return (
    <>
      <p className="text-small text-ink-soft">{t('partner.print.chart.hint')}</p>
      <ol className="text-small text-ink-soft list-decimal space-y-1.5 ps-5">
        <li>{t('partner.print.chart.how1')}</li>
        <li>{t('partner.print.chart.how2')}</li>
        <li>{t('partner.print.chart.how3')}</li>
      </ol>
      <Choice
        label={t('partner.print.chart.colours')}
        value={space}
        onChange={setWanted}
        options={spaces.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <Button
        kind="outline"
        icon="printer"
        busy={ask.isPending}
        onClick={() => ask.mutate({ machine_id: id, chart: space })}
      >
        {t('partner.print.chart.ask')}
      </Button>
      {charts.length === 0 ? (
        <p className="text-small text-ink-faint">{t('partner.print.chart.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {charts.map((test) => (
            <Chart key={test.test_id} test={test} />
          ))}
        </ul>
      )}
    </>
  );
}

function Chart({ test }: { readonly test: StationCare['tests'][number] }) {
  const { t, format } = useTranslator();
  const values = useAct('Partner.chartValues', {
    onSuccess: ({ name, text }) => saveText(name, text),
    said: ({ name }) => t('partner.print.chart.saved', { name }),
  });
  const colours = (test.chart ?? 'rgb').toUpperCase();
  return (
    <li className="text-small flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <span className="figures flex min-w-0 flex-wrap gap-x-2">
        <bdi className="text-ink font-medium">{colours}</bdi>
        <bdi className="text-ink-soft">{format.dateTime(test.created_at)}</bdi>
      </span>
      <span className="flex items-center gap-2">
        <Chip tone={TEST_TONES[test.state]}>{t(`partner.care.test.${test.state}`)}</Chip>
        <Button
          kind="quiet"
          icon="download"
          busy={values.isPending}
          onClick={() => values.mutate({ test_id: test.test_id })}
        >
          {t('partner.print.chart.values')}
        </Button>
      </span>
    </li>
  );
}
