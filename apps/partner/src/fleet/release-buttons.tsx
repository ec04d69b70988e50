import type { AgentRelease } from '@cpc/contract';
import type { ReleaseState } from '@cpc/domain';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { ActButton } from '../core/act-button.tsx';
import { RollOutDialog } from './roll-out-dialog.tsx';
import { useSetRelease } from './use-fleet.ts';

type Target = 'rolling' | 'paused' | 'withdrawn';

/** What can be done to a version in each state, beside a new rollout of one that is not withdrawn. */
const TARGETS: Readonly<Record<ReleaseState, readonly Target[]>> = {
  added: [],
  rolling: ['paused', 'withdrawn'],
  paused: ['rolling', 'withdrawn'],
  withdrawn: [],
};

export function ReleaseButtons({ release }: { readonly release: AgentRelease }) {
  const t = useT();
  const [rolling, setRolling] = useState(false);
  const isOut = release.state === 'rolling' || release.state === 'paused';
  return (
    <div className="flex flex-wrap gap-2">
      {release.state !== 'withdrawn' && (
        <Button kind={isOut ? 'outline' : 'primary'} icon="upload" onClick={() => setRolling(true)}>
          {t(isOut ? 'fleet.release.roll.change' : 'fleet.release.roll')}
        </Button>
      )}
      {TARGETS[release.state].map((to) => (
        <StateButton key={to} release={release} to={to} />
      ))}
      {rolling && <RollOutDialog release={release} onClose={() => setRolling(false)} />}
    </div>
  );
}

function StateButton({ release: { version }, to }: { readonly release: AgentRelease; readonly to: Target }) {
  const t = useT();
  const withdraws = to === 'withdrawn';
  return (
    <ActButton
      kind={withdraws ? 'danger' : 'outline'}
      icon={withdraws ? 'undo' : to === 'paused' ? 'clock' : 'check'}
      label={t(`fleet.release.to.${to}`)}
      ask={t(`fleet.release.to.${to}.ask`, { version })}
      why={t(`fleet.release.to.${to}.why`)}
      no={t('fleet.cancel')}
      {...(withdraws && { danger: true })}
      act={useSetRelease()}
      typed={{ name: 'reason', label: 'fleet.release.reason' }}
      input={(reason) => ({ version, to, reason })}
    />
  );
}
