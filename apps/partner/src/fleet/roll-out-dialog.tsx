import { useForm } from '@cpc/appkit';
import type { AgentRelease } from '@cpc/contract';
import { readCount } from '@cpc/domain';
import { TextField, useT } from '@cpc/ui';
import { useState } from 'react';
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
export function RollOutDialog({ release, onClose }: RollOutDialogProps) {
  const t = useT();
  const roll = useRollOut();
  const { version, state } = release;
  const [named, setNamed] = useState(release.named);
  const isOut = state === 'rolling' || state === 'paused';
  const form = useForm({
    saved: { share: String(isOut ? release.share : FIRST_SHARE), reason: '' },
    check: ({ share }) => ({ share: isShare(share) ? undefined : t('fleet.release.roll.share.wrong') }),
    submit: ({ share, reason }) =>
      roll.mutate(
        {
          version,
          share: readCount(share) ?? 0,
          stations: named.map(({ machine_id }) => machine_id),
          reason: reason.trim(),
        },
        { onSuccess: onClose, onError: form.refuse },
      ),
  });
  return (
    <FormDialog
      title={`${t('fleet.release.roll')} · ${version}`}
      text={t('fleet.release.roll.text')}
      yes={t('fleet.release.roll')}
      form={form.props}
      incomplete={form.values.reason.trim() === ''}
      busy={roll.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('fleet.release.roll.share')}
        inputMode="numeric"
        maxLength={3}
        dir="ltr"
        className="rtl:text-right"
        {...form.field('share')}
      />
      <NamedStations named={named} onChange={setNamed} />
      <TextField
        label={t('fleet.release.reason')}
        maxLength={200}
        {...form.input('reason')}
        error={form.problems['reason'] ?? form.refused}
      />
    </FormDialog>
  );
}
