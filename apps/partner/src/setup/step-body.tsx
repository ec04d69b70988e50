import { addressOf, formatAddress, Link } from '@cpc/appkit';
import type { SetupState, SetupStep, StationCare, StationSetup } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { reasonText } from '@cpc/i18n';
import { Button, useT, useTranslator } from '@cpc/ui';
import { StationBaysPart } from '../bays/station-bays-part.tsx';
import { useBays } from '../bays/use-bays.ts';
import { useAct } from '../core/calls.ts';
import { Pending } from '../core/fetched.tsx';
import { Warning } from '../core/form-dialog.tsx';
import { StationPart } from '../details/station-part.tsx';
import { SettingsForm } from '../print/settings-form.tsx';
import { usePrint } from '../print/use-print.ts';
import { Displays } from '../station/displays.tsx';
import { Keys } from '../station/keys.tsx';
import { FindPrinter } from './find-printer.tsx';
import { PosterPart } from './poster.tsx';
import { TestPage } from './test-page.tsx';
import { staleAfterStep } from '../station/use-setup.ts';

export interface StepBodyProps {
  readonly setup: StationSetup;
  readonly care: StationCare;
  readonly id: StationId;
  readonly step: SetupStep;
  readonly state: SetupState;
}

/** The part of the app that mends a step. */
export function StepBody({ step, ...props }: StepBodyProps) {
  const { care, id, setup } = props;
  switch (step) {
    case 'place':
      return <StationPart id={id} />;
    case 'display':
      return <Displays care={care} id={id} />;
    case 'agent':
      return <Agent {...props} />;
    case 'printer':
      return <Printer {...props} />;
    case 'preset':
      return <Preset {...props} />;
    case 'test':
      return <TestPage test={setup.test} id={id} />;
    case 'bays':
      return <Bays {...props} />;
    case 'stock':
      return <Stock id={id} />;
    case 'poster':
      return <PosterPart care={care} id={id} />;
  }
}

type PartProps = Omit<StepBodyProps, 'step'>;

function Agent({ care, id, state }: PartProps) {
  const t = useT();
  return (
    <>
      {(state === 'waiting' || state === 'wrong') && <Warning text={t(`setup.agent.${state}`)} />}
      <Keys care={care} id={id} />
    </>
  );
}

function Printer({ setup: { reasons, printers, test }, care, id, state }: PartProps) {
  const translator = useTranslator();
  const { t } = translator;
  if (state === 'missing') return <p className="text-small text-ink-soft">{t('setup.printer.first')}</p>;
  return (
    <>
      {reasons.map((reason) => (
        <Warning key={reason} text={reasonText(translator, reason)} />
      ))}
      {care.media.length > 0 && (
        <p className="text-small">
          {t('partner.care.media')} <bdi>{translator.format.list(care.media)}</bdi>
        </p>
      )}
      <FindPrinter search={printers} id={id} isInUse={state === 'done' || test !== null} />
      <p className="text-small text-ink-soft">{t('setup.printer.how', { network: 'ipp://…', folder: 'folder:…' })}</p>
    </>
  );
}

function Preset({ id, state }: PartProps) {
  const t = useT();
  const print = usePrint(id);
  const keep = useAct('Partner.setPrintSettings', { stale: [...staleAfterStep(id), ['print', id]] });
  if (!print.data) return <Pending of={print} room="h-40" />;
  const { settings } = print.data;
  return (
    <>
      <SettingsForm print={print.data} id={id} />
      {state === 'missing' && (
        <Button kind="outline" busy={keep.isPending} onClick={() => keep.mutate({ machine_id: id, settings })}>
          {t('setup.preset.keep')}
        </Button>
      )}
    </>
  );
}

function Bays({ id, state }: PartProps) {
  const t = useT();
  const { data } = useBays(id);
  const keep = useAct('Partner.setBays', { stale: staleAfterStep(id) });
  const bays = data?.bays.map(({ name, capacity }) => ({ name, capacity }));
  return (
    <>
      <StationBaysPart id={id} />
      {state === 'missing' && bays && (
        <Button kind="primary" busy={keep.isPending} onClick={() => keep.mutate({ machine_id: id, bays })}>
          {t('setup.bays.keep')}
        </Button>
      )}
    </>
  );
}

function Stock({ id }: { readonly id: StationId }) {
  const t = useT();
  return (
    <Link
      to={formatAddress(addressOf('/stock', { station: id }))}
      className="bg-lifted hover:bg-line text-small flex min-h-11 items-center self-start rounded-medium px-4 font-medium"
    >
      {t('setup.stock.open')}
    </Link>
  );
}
