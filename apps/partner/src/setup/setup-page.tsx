import type { SetupStep, StationCare, StationSetup } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { Card, Icon, Progress, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Pending } from '../core/fetched.tsx';
import { BackLink, LiveMark, Titled } from '../core/page.tsx';
import { STATION_SETUP, useIdIn } from '../core/paths.ts';
import { useCare } from '../station/use-care.ts';
import { SetupStepCard } from './setup-step.tsx';
import { useSetup } from '../station/use-setup.ts';

/** What is missing until a station takes orders, each line with what mends it (JN-10). */
export default function SetupPage() {
  const t = useT();
  const id = brand<StationId>(useIdIn(STATION_SETUP));
  const [care, setup] = [useCare(id), useSetup(id)];
  return (
    <Titled title={t('setup.page')}>
      <div className="flex items-center justify-between gap-3">
        <BackLink to={`/stations/${id}`}>{setup.data?.name ?? t('partner.stations')}</BackLink>
        <LiveMark failed={setup.isError} updatedAt={setup.dataUpdatedAt} />
      </div>
      <div>
        <h1 className="text-title font-semibold">{t('setup.page')}</h1>
        <p className="text-small text-ink-soft mt-1 max-w-2xl">{t('setup.lead')}</p>
      </div>
      {care.data && setup.data ? (
        <Steps setup={setup.data} care={care.data} id={id} />
      ) : (
        <Pending
          of={care.isError ? care : setup}
          room="h-96"
          missing={{ title: t('partner.station.missing'), hint: t('partner.station.missing.hint') }}
        />
      )}
    </Titled>
  );
}

interface StepsProps {
  readonly setup: StationSetup;
  readonly care: StationCare;
  readonly id: StationId;
}

function Steps({ setup, care, id }: StepsProps) {
  const { steps } = setup;
  const [open, show] = useOpenStep(steps);
  return (
    <>
      <Done setup={setup} />
      <ol className="flex max-w-3xl flex-col gap-3">
        {steps.map(({ step, state }, index) => (
          <SetupStepCard
            key={step}
            {...{ setup, care, id, step, state }}
            number={index + 1}
            open={open === step}
            onOpen={(isOpen) => show(isOpen ? step : null)}
            onNext={() => show(undefined)}
          />
        ))}
      </ol>
    </>
  );
}

/**
 * The step that is open: what the person chose, else the first that is not done. It stays open until it is done, whatever
 * changes at other steps: what was typed in it must not go.
 */
function useOpenStep(steps: StationSetup['steps']) {
  const [chosen, choose] = useState<SetupStep | null>();
  const next = steps.find(({ state }) => state !== 'done')?.step;
  const [begun, begin] = useState(next);
  const isOver = steps.every(({ step, state }) => step !== begun || state === 'done');
  if (chosen === undefined && isOver && begun !== next) begin(next);
  return [chosen === undefined ? begun : chosen, choose] as const;
}

function Done({ setup: { steps, missing } }: { readonly setup: StationSetup }) {
  const { t, format } = useTranslator();
  const done = steps.length - missing;
  const said = t('setup.progress', { done: format.number(done), all: format.number(steps.length) });
  if (missing > 0)
    return (
      <div className="flex max-w-3xl flex-col gap-2">
        <p role="status" className="figures text-small font-medium">
          {said}
        </p>
        <Progress label={said} percent={(100 * done) / steps.length} />
      </div>
    );
  return (
    <Card className="bg-good-wash flex max-w-3xl items-center gap-4 p-5">
      <Icon name="check" size={28} className="text-good" />
      <div role="status">
        <p className="text-lead font-semibold">{t('setup.ready')}</p>
        <p className="text-small text-ink-soft">{t('setup.ready.hint')}</p>
      </div>
    </Card>
  );
}
