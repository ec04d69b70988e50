import { useForm, useNotify } from '@cpc/appkit';
import type { ShareId } from '@cpc/contract';
import { Button, Dialog, TextField, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { client } from '../../core/client.ts';

/** The maximum number of characters; the server's limit. */
const MAX_LENGTH = 400;

export function ReportDialog({ shareId, onClose }: { readonly shareId: ShareId; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const report = useMutation({
    mutationFn: (reason: string) => client.call('Share.report', { share_id: shareId, reason }),
    onSuccess: () => {
      notify.done(t('works.share.reported'));
      onClose();
    },
    onError: notify.failed,
  });
  const form = useForm({ saved: { reason: '' }, submit: ({ reason }) => report.mutate(reason) });
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
          <Button type="submit" form={id} busy={report.isPending}>
            {t('works.share.reportSend')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props}>
        <TextField label={t('works.share.reportLabel')} maxLength={MAX_LENGTH} dir="auto" {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
