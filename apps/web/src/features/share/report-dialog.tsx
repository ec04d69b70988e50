import type { ShareId } from '@cpc/contract';
import { Button, Dialog, TextField, useT, useToast } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { client } from '../../core/client.ts';

/** The maximum number of characters; the server's limit. */
const MAX_LENGTH = 400;

interface ReportDialogProps {
  readonly shareId: ShareId;
  readonly onClose: () => void;
}

export function ReportDialog({ shareId, onClose }: ReportDialogProps) {
  const t = useT();
  const toast = useToast();
  const form = useId();
  const [reason, setReason] = useState('');
  const report = useMutation({
    mutationFn: () => client.call('Share.report', { share_id: shareId, reason }),
    onSuccess: () => {
      toast(t('works.share.reported'), { icon: 'check' });
      onClose();
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    report.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('works.share.report')}
      text={t('works.share.reportWhy')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} busy={report.isPending}>
            {t('works.share.reportSend')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        <TextField
          label={t('works.share.reportLabel')}
          value={reason}
          maxLength={MAX_LENGTH}
          dir="auto"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
