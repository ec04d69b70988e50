import { type SignedRelease, signedRelease } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useAddRelease } from './use-fleet.ts';

/** Adds a version from its signed file. Nothing is rolled out by that. */
export function AddReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [read, setRead] = useState<SignedRelease | 'wrong'>();
  const signed = read === 'wrong' ? undefined : read;
  const form = useActForm({
    act: useAddRelease(),
    saved: { notes: '' },
    complete: () => signed !== undefined,
    input: ({ notes }) => signed && { ...signed, notes: notes.trim() },
    onClose,
  });
  const choose = async (file: File | undefined) => setRead(file && ((await readSigned(file)) ?? 'wrong'));
  return (
    <FormDialog texts="fleet.release.add" form={form}>
      <TextField
        type="file"
        accept=".json"
        label={t('fleet.release.file')}
        className="py-3"
        error={read === 'wrong' ? t('fleet.release.file.wrong') : undefined}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {signed && (
        <output className="text-lead font-semibold">
          <bdi>{signed.version}</bdi>
        </output>
      )}
      <Input of={form} name="notes" label="fleet.release.notes" />
    </FormDialog>
  );
}

/** The largest file that is read: a bundle in base64 and a little more. */
const MAX_BYTES = 4_500_000;

/** The signed version in a file that `npm run release -- sign` wrote; undefined if it is another file. */
async function readSigned(file: Blob): Promise<SignedRelease | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    const read = signedRelease.safeParse(JSON.parse(await file.text()));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
