import type { SetupState, SetupStep } from '@cpc/contract';
import type { MessageKey } from '@cpc/i18n';
import { Button, Chip, Icon, type IconName, type Tone, useT } from '@cpc/ui';
import { useId } from 'react';
import { StepBody, type StepBodyProps } from './step-body.tsx';

interface Look {
  readonly icon: IconName;
  readonly title: MessageKey;
  readonly why: MessageKey;
}

const LOOKS: Readonly<Record<SetupStep, Look>> = {
  place: { icon: 'pin', title: 'setup.place', why: 'setup.place.why' },
  display: { icon: 'qr', title: 'partner.display', why: 'setup.display.why' },
  agent: { icon: 'laptop', title: 'setup.agent', why: 'setup.agent.why' },
  printer: { icon: 'printer', title: 'setup.printer', why: 'setup.printer.why' },
  preset: { icon: 'palette', title: 'partner.print.preset', why: 'setup.preset.why' },
  test: { icon: 'eye', title: 'partner.care.test', why: 'setup.test.why' },
  bays: { icon: 'layers', title: 'bays.title', why: 'setup.bays.why' },
  stock: { icon: 'box', title: 'partner.stock', why: 'setup.stock.why' },
  poster: { icon: 'picture', title: 'setup.poster', why: 'setup.poster.why' },
};

const STATES: Readonly<Record<SetupState, { readonly tone: Tone; readonly icon?: IconName }>> = {
  done: { tone: 'good', icon: 'check' },
  missing: { tone: 'neutral' },
  waiting: { tone: 'cool', icon: 'clock' },
  wrong: { tone: 'warn', icon: 'warning' },
};

interface SetupStepProps extends StepBodyProps {
  readonly number: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Goes on to the first step that is not done. */
  readonly onNext: () => void;
}

/** One step: its picture, its state, and what mends it while it is open. */
export function SetupStepCard({ number, open, onOpen, onNext, ...body }: SetupStepProps) {
  const t = useT();
  const id = useId();
  const { step, state } = body;
  const { icon, title, why } = LOOKS[step];
  return (
    <li className="bg-raised rounded-large">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
          className="press flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-large p-4 text-start sm:flex-nowrap"
        >
          <span
            aria-hidden="true"
            className={`grid size-11 shrink-0 place-items-center rounded-full ${state === 'done' ? 'bg-good-wash text-good' : 'bg-lifted text-warm'}`}
          >
            <Icon name={icon} size={22} />
          </span>
          <span className="min-w-0 grow basis-0">
            <span className="text-lead block font-semibold">
              <span className="figures text-ink-faint me-2">{number}</span> {t(title)}
            </span>
            <span className="text-small text-ink-soft block font-normal">{t(why)}</span>
          </span>
          {/* On a phone below the texts, so that these have the whole width. */}
          <span className="flex basis-full items-center justify-between gap-4 ps-15 sm:basis-auto sm:ps-0">
            <Chip {...STATES[state]}>{t(`setup.state.${state}`)}</Chip>
            <Icon name="down" size={20} className={`text-ink-faint ${open ? 'rotate-180' : ''}`} />
          </span>
        </button>
      </h2>
      {open && (
        <div id={id} className="flex flex-col gap-4 px-4 pb-5 sm:ps-[4.75rem]">
          <StepBody {...body} />
          {state === 'done' && (
            <Button kind="quiet" icon="down" className="self-start" onClick={onNext}>
              {t('setup.next')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
