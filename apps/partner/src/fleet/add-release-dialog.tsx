import { useForm } from '@cpc/appkit';
import type { SignedRelease } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { readSigned } from './signed-file.ts';
import { useAddRelease } from './use-fleet.ts';

/** Adds a version from its signed file. Nothing is rolled out by that. */
export function AddReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const add = useAddRelease();
  const [signed, setSigned] = useState<SignedRelease | 'wrong'>();
  const form = useForm({
    saved: { notes: '' },
    submit: ({ notes }) => {
      if (signed === undefined || signed === 'wrong') return;
      add.mutate({ ...signed, notes: notes.trim() }, { onSuccess: onClose, onError: form.refuse });
    },
  });
  const choose = async (file: File | undefined) => setSigned(file && ((await readSigned(file)) ?? 'wrong'));
  return (
    <FormDialog
      title={t('fleet.release.add')}
      text={t('fleet.release.add.text')}
      yes={t('fleet.release.add.yes')}
      form={form.props}
      incomplete={signed === undefined || signed === 'wrong'}
      busy={add.isPending}
      onClose={onClose}
    >
      <TextField
        type="file"
        accept=".json"
        label={t('fleet.release.file')}
        className="py-3"
        error={signed === 'wrong' ? t('fleet.release.file.wrong') : form.refused}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {signed !== undefined && signed !== 'wrong' && (
        <output className="text-lead font-semibold">
          <bdi>{signed.version}</bdi>
        </output>
      )}
      <TextField label={t('fleet.release.notes')} maxLength={1_000} {...form.input('notes')} />
    </FormDialog>
  );
}
