import type { WorkSummary } from '@cpc/contract';
import { Button, Dialog, TextField, useT, useToast } from '@cpc/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useWorkChange } from '../../data/works.ts';

/** The maximum number of characters; the server's limit. */
const MAX_LENGTH = 120;

interface RenameDialogProps {
  readonly work: WorkSummary;
  readonly onClose: () => void;
}

export function RenameDialog({ work, onClose }: RenameDialogProps) {
  const t = useT();
  const toast = useToast();
  const form = useId();
  const change = useWorkChange();
  const [title, setTitle] = useState(work.title);
  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    change.mutate(
      { name: 'Work.rename', input: { work_id: work.work_id, title: title.trim() } },
      {
        onSuccess: () => {
          toast(t('works.renamed'), { icon: 'check' });
          onClose();
        },
        onError: (error) => toast(error.message, { tone: 'bad' }),
      },
    );
  };
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
          <Button kind="primary" type="submit" form={form} busy={change.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={rename}>
        <TextField
          label={t('works.rename.label')}
          value={title}
          maxLength={MAX_LENGTH}
          dir="auto"
          placeholder={t('works.untitled', { model: work.model })}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
