import type { AgentRelease } from '@cpc/contract';
import { readCount } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { NamedStations } from './named-stations.tsx';
import { useRollOut } from './use-fleet.ts';

interface RollOutDialogProps {
  readonly release: AgentRelease;
  readonly onClose: () => void;
}

/** The share of the stations that a rollout begins with. */
const FIRST_SHARE = 5;

const isShare = (typed: string): boolean => (readCount(typed) ?? 101) <= 100;

/** To whom a version goes: a share of all stations, and named ones. */
export function RollOutDialog({ release: { version, state, share: now, named }, onClose }: RollOutDialogProps) {
  const t = useT();
  const isOut = state === 'rolling' || state === 'paused';
  const form = useActForm({
    act: useRollOut(),
    saved: { share: String(isOut ? now : FIRST_SHARE), reason: '', named },
    complete: ({ reason }) => areFilled(reason),
    check: ({ share }) => ({ share: isShare(share) ? undefined : t('fleet.release.roll.share.wrong') }),
    input: ({ share, reason, named: chosen }) => ({
      version,
      share: readCount(share) ?? 0,
      stations: chosen.map(({ machine_id }) => machine_id),
      reason: reason.trim(),
    }),
    onClose,
  });
  return (
    <FormDialog
      title={`${t('fleet.release.roll')} · ${version}`}
      text={t('fleet.release.roll.text')}
      yes={t('fleet.release.roll')}
      form={form}
    >
      <Input of={form} name="share" label="fleet.release.roll.share" as="count" maxLength={3} />
      <NamedStations named={form.values.named} onChange={(chosen) => form.set({ named: chosen })} />
      <Input of={form} name="reason" label="fleet.release.reason" />
    </FormDialog>
  );
}
