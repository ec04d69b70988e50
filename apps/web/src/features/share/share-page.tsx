import { ClientError } from '@cpc/client';
import type { ShareId, ShareView } from '@cpc/contract';
import { Button, IconButton, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useFavourite } from '../../data/collection.ts';
import { heartClass } from '../../layout/design-card.tsx';
import { QueryView } from '../../layout/query-view.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { MakeMine } from './make-mine.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** While the server paints. */
const PICTURE_REFRESH_MS = 1500;

/** A design somebody shared: the case, large, and the way to make it one's own (ED-12). No login is needed to look. */
export default function SharePage() {
  const t = useT();
  const shareId = useAddress().query['share'] as ShareId | undefined;
  const share = useQuery<ShareView>({
    queryKey: ['share', shareId],
    queryFn: ({ signal }) => client.call('Share.get', { share_id: shareId as ShareId }, { signal }),
    enabled: shareId !== undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.painted === false && dataUpdateCount < 20 ? PICTURE_REFRESH_MS : false,
  });
  const refused = share.error instanceof ClientError && ['notFound', 'invalidInput'].includes(share.error.name);
  if (shareId === undefined || refused) return <Gone />;
  return (
    <Page
      title={t('works.share.page')}
      onBack={() => goBack(PATHS.mall)}
      end={share.data ? <Keep share={share.data} /> : undefined}
      action={share.data ? <MakeMine share={share.data} /> : undefined}
    >
      <QueryView query={share} skeleton={<Waiting />}>
        {(data) => <Shown share={data} />}
      </QueryView>
    </Page>
  );
}

function Shown({ share }: { readonly share: ShareView }) {
  const t = useT();
  const title = useTitle()(share);
  const [reporting, setReporting] = useState(false);
  return (
    <article className="flex grow flex-col items-center gap-4 text-center">
      <div className="relative grid w-full grow place-items-center overflow-clip rounded-huge bg-sunken py-8">
        <span className="studio-light absolute inset-0" />
        {share.painted ? (
          <img
            src={`/s/${share.share_id}/case.png`}
            alt={title}
            width={share.width}
            height={share.height}
            className="case-shadow relative h-[46dvh] max-h-160 w-auto max-w-[80%] animate-rise object-contain"
          />
        ) : (
          <output
            className="relative h-[46dvh] max-h-160"
            style={{ aspectRatio: `${share.width || 1} / ${share.height || 2}` }}
          >
            <Skeleton className="size-full rounded-huge" />
            <span className="sr-only">{t('works.painting')}</span>
          </output>
        )}
      </div>
      <div className="flex flex-col gap-1 px-2">
        <h2 className="text-title font-semibold text-balance">
          <bdi>{title}</bdi>
        </h2>
        {share.title === '' || share.model === '' ? null : (
          <p className="text-small text-ink-soft">{t('works.share.for', { model: share.model })}</p>
        )}
        <p className="text-small text-ink-soft text-balance">
          {t(share.mine ? 'works.share.mine' : 'works.share.makeWhy')}
        </p>
      </div>
      {share.mine ? null : (
        <Button kind="ghost" className="text-ink-soft" onClick={() => setReporting(true)}>
          {t('works.share.report')}
        </Button>
      )}
      {reporting ? <ReportDialog shareId={share.share_id} onClose={() => setReporting(false)} /> : null}
    </article>
  );
}

/** For those who are logged in: anybody else has no collection yet. */
function Keep({ share }: { readonly share: ShareView }) {
  const t = useT();
  const loggedIn = useSession((state) => state.userInfo !== null);
  const favourite = useFavourite();
  if (!loggedIn || share.mine) return null;
  return (
    <IconButton
      icon="heart"
      label={t(share.favourite ? 'works.favourite.remove' : 'works.favourite.add')}
      pressed={share.favourite}
      className={heartClass(share.favourite)}
      disabled={favourite.isPending}
      onClick={() => favourite.mutate({ kind: 'share', item: share.share_id as never, on: !share.favourite })}
    />
  );
}

function Waiting() {
  return (
    <div className="flex grow flex-col items-center gap-4">
      <Skeleton className="w-full grow rounded-huge" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-5 w-64" />
    </div>
  );
}

function Gone() {
  const t = useT();
  return (
    <Page title={t('works.share.page')} onBack={() => goBack(PATHS.mall)}>
      <StateView
        icon="info"
        title={t('works.share.gone')}
        hint={t('works.share.goneWhy')}
        action={
          <Button kind="primary" size="large" onClick={() => go(PATHS.mall)}>
            {t('works.list.start')}
          </Button>
        }
      />
    </Page>
  );
}
