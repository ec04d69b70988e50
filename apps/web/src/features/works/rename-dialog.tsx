import { useForm, useNotify } from '@cpc/appkit';
import type { WorkSummary } from '@cpc/contract';
import { Button, Dialog, TextField, useT } from '@cpc/ui';
import { useId } from 'react';
import { useWorkChange } from '../../data/works.ts';

/** The maximum number of characters; the server's limit. */
const MAX_LENGTH = 120;

export function RenameDialog({ work, onClose }: { readonly work: WorkSummary; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const change = useWorkChange();
  const onSuccess = () => {
    notify.done(t('works.renamed'));
    onClose();
  };
  const form = useForm({
    saved: { title: work.title },
    submit: ({ title }) =>
      change.mutate(
        { name: 'Work.rename', input: { work_id: work.work_id, title: title.trim() } },
        { onSuccess, onError: notify.failed },
      ),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('works.rename')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={change.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props}>
        <TextField
          label={t('works.rename.label')}
          maxLength={MAX_LENGTH}
          dir="auto"
          // What an empty title is shown as. A placeholder has one line, which cuts a long name of a phone off.
          hint={form.values.title === '' ? t('works.untitled', { model: work.model }) : undefined}
          {...form.field('title')}
        />
      </form>
    </Dialog>
  );
}
