import { useNotify } from '@cpc/appkit';
import type { ShareId, WorkSummary } from '@cpc/contract';
import { Button, ErrorState, LoadingState, QrCode, Sheet, useT, useToast } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { copyText } from '../../core/copy-text.ts';
import { refreshWorks } from '../../data/works.ts';
import { useTitle } from '../../parts/design-card.tsx';

/** Creates the link of a design in its current version, and lets the customer share it (ED-12). */
export function ShareSheet({ work, onClose }: { readonly work: WorkSummary; readonly onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const share = useQuery({
    queryKey: ['work-share', work.work_id, work.revision],
    queryFn: async ({ signal }) => {
      const { share_id } = await client.call('Work.share', { work_id: work.work_id }, { signal });
      void refreshWorks(queries);
      return share_id;
    },
    staleTime: 60_000,
    gcTime: 0,
    retry: false,
  });
  return (
    <Sheet modal open onClose={onClose} title={t('works.share.title')}>
      {share.data !== undefined ? (
        <Shared shareId={share.data} work={work} onEnded={onClose} />
      ) : share.isError ? (
        <ErrorState title={t('works.share.failed')} hint={share.error.message} onRetry={() => void share.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Sheet>
  );
}

interface SharedProps {
  readonly shareId: ShareId;
  readonly work: WorkSummary;
  readonly onEnded: () => void;
}

function Shared({ shareId, work, onEnded }: SharedProps) {
  const t = useT();
  const link = `${location.origin}/s/${shareId}`;
  const title = useTitle()(work);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small text-ink-soft">{t('works.share.text')}</p>
      <div className="flex items-center gap-4">
        <QrCode text={link} label={t('works.share.qr')} className="w-32 shrink-0" />
        <div className="flex min-w-0 grow flex-col gap-2">
          <p dir="ltr" className="rounded-medium bg-sunken px-3 py-2 text-small break-all text-ink-soft select-all">
            {link}
          </p>
          <p className="text-micro text-ink-faint">{t('works.share.scan')}</p>
        </div>
      </div>
      <ShareButtons link={link} title={title} />
      <EndButton shareId={shareId} onEnded={onEnded} />
    </div>
  );
}

/** Some browsers can share a link to other apps; all can copy it. */
function ShareButtons({ link, title }: { readonly link: string; readonly title: string }) {
  const t = useT();
  const toast = useToast();
  const notify = useNotify();
  const canSend = 'share' in navigator;
  const copy = () =>
    void copyText(link).then(
      () => notify.done(t('works.share.copied')),
      // If copying fails, the message shows the link, to be copied by hand.
      () => toast(link),
    );
  return (
    <div className="flex flex-wrap gap-2">
      {canSend ? (
        <Button
          kind="primary"
          icon="share"
          className="grow"
          // Closing the share sheet of the browser is not an error.
          onClick={() => void navigator.share({ url: link, title }).catch(() => undefined)}
        >
          {t('works.share.send')}
        </Button>
      ) : null}
      <Button kind={canSend ? 'quiet' : 'primary'} icon="duplicate" className="grow" onClick={copy}>
        {t('works.share.copy')}
      </Button>
    </div>
  );
}

function EndButton({ shareId, onEnded }: { readonly shareId: ShareId; readonly onEnded: () => void }) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => client.call('Share.revoke', { share_id: shareId }),
    onSuccess: () => {
      notify.done(t('works.share.ended'));
      onEnded();
    },
    onError: notify.failed,
    onSettled: () => refreshWorks(queries),
  });
  return (
    <Button kind="ghost" icon="close" busy={end.isPending} onClick={() => end.mutate()}>
      {t('works.share.end')}
    </Button>
  );
}
