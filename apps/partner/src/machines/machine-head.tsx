import type { MachineView } from '@cpc/contract';
import { Icon, useTranslator } from '@cpc/ui';
import { reasonText } from './reasons.ts';
import { StateChip } from './state-chip.tsx';

interface MachineHeadProps {
  readonly machine: MachineView;
  /** Of a page of its own, or of one card among others. */
  readonly heading: 'h1' | 'h2';
}

/** A machine's name, place and state, and what is wrong with it. */
export function MachineHead({ machine, heading: Heading }: MachineHeadProps) {
  const translator = useTranslator();
  // An offline station says nothing of itself, so the reason is the silence.
  const reasons = machine.state === 'offline' ? ['offline'] : machine.reasons.filter((reason) => reason !== 'none');
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading className={`${Heading === 'h1' ? 'text-title' : 'text-lead'} leading-snug font-semibold`}>
            <bdi>{machine.name}</bdi>
          </Heading>
          <p className="text-small text-ink-soft">
            <bdi>{machine.address}</bdi>
          </p>
        </div>
        <StateChip state={machine.state} />
      </div>
      {reasons.map((reason) => (
        <p
          key={reason}
          className="bg-warn-wash text-warn text-small flex gap-2.5 rounded-medium px-3.5 py-2.5 font-medium"
        >
          <Icon name="warning" size={20} />
          {reasonText(translator, reason)}
        </p>
      ))}
    </>
  );
}
