import { goBack, useAddress } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import type { ShareId, ShareView } from '@cpc/contract';
import type { PairRoomId } from '@cpc/domain';
import { Button, IconButton, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useFavourite } from '../../data/collection.ts';
import { useGoods } from '../../data/goods.ts';
import { useStationId } from '../../data/stations.ts';
import { untilPainted } from '../../data/until-painted.ts';
import { heartClass } from '../../parts/design-card.tsx';
import { useTitle } from '../../parts/design-card.tsx';
import { DesignedThing } from '../../parts/designed-thing.tsx';
import { HeroPage } from '../../parts/hero-page.tsx';
import { QueryView } from '../../parts/query-view.tsx';
import { Invitation } from './invitation.tsx';
import { MakeMine } from './make-mine.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { wordsFor } from './words.ts';

/** A shared design on its goods, large, and the way to make a copy (ED-12). Looking needs no login. */
export default function SharePage() {
  const { room, share } = useAddress().query;
  if (room === undefined) return <SharedDesign shareId={share as ShareId | undefined} />;
  // The same address with a room is an invitation to make a pair: it needs what a shared design needs, and no login.
  return <Invitation roomId={room as PairRoomId} />;
}

function SharedDesign({ shareId }: { readonly shareId: ShareId | undefined }) {
  const t = useT();
  const share = useQuery<ShareView>({
    queryKey: ['share', shareId],
    queryFn: ({ signal }) => client.call('Share.get', { share_id: shareId as ShareId }, { signal }),
    enabled: shareId !== undefined,
    refetchInterval: untilPainted(({ painted }) => !painted),
  });
  const refused = share.error instanceof ClientError ? share.error.name : undefined;
  if (refused === 'shareWithdrawn') return <ShareGone withdrawn />;
  if (shareId === undefined || refused === 'notFound' || refused === 'invalidInput') return <ShareGone />;
  if (share.data !== undefined) return <Shown share={share.data} />;
  return (
    <Page title={t('works.share.page')} onBack={() => goBack(PATHS.mall)}>
      <QueryView query={share} skeleton={<Waiting />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function Shown({ share }: { readonly share: ShareView }) {
  const t = useT();
  const title = useTitle()(share);
  const words = wordsFor(useGoods(share.goods_id, useStationId()).data?.goods);
  const [reporting, setReporting] = useState(false);
  return (
    <HeroPage
      title={t('works.share.page')}
      onBack={() => goBack(PATHS.mall)}
      end={<Keep share={share} />}
      hero={<Hero share={share} title={title} />}
      action={<MakeMine share={share} />}
      words="few"
    >
      <div className="flex flex-col items-center gap-2 px-2 text-center wide:items-start wide:text-start">
        <h2 className="text-headline font-bold text-balance">
          <bdi>{title}</bdi>
        </h2>
        {share.title === '' || share.model === '' ? null : (
          <p className="text-body text-ink-soft">{t('works.share.for', { model: share.model })}</p>
        )}
        <p className="text-body text-ink-soft text-balance">{t(share.mine ? 'works.share.mine' : words.why)}</p>
        {share.mine ? null : (
          <Button kind="ghost" className="text-ink-soft wide:-ms-4" onClick={() => setReporting(true)}>
            {t('works.share.report')}
          </Button>
        )}
      </div>
      {reporting ? <ReportDialog shareId={share.share_id} onClose={() => setReporting(false)} /> : null}
    </HeroPage>
  );
}

function Hero({ share, title }: { readonly share: ShareView; readonly title: string }) {
  const t = useT();
  const size = { width: share.width, height: share.height };
  if (!share.painted) {
    return (
      <output className="relative h-full" style={{ aspectRatio: `${size.width || 1} / ${size.height || 2}` }}>
        <Skeleton className="size-full rounded-huge" />
        <span className="sr-only">{t('works.painting')}</span>
      </output>
    );
  }
  const picture = `/s/${share.share_id}/case.png`;
  const bare = (
    <img src={picture} alt={title} {...size} className="case-shadow h-full w-auto max-w-full object-contain" />
  );
  return (
    <DesignedThing goodsId={share.goods_id} choice={share.choice} picture={picture} label={title} otherwise={bare} />
  );
}

/** For customers who are logged in: without an account there is no collection. */
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
      onClick={() => favourite.mutate({ kind: 'share', item: share.share_id, on: !share.favourite })}
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

/** @param withdrawn an operator took the design down; otherwise its owner ended the link */
function ShareGone({ withdrawn = false }: { readonly withdrawn?: boolean }) {
  const t = useT();
  return (
    <Page title={t('works.share.page')} onBack={() => goBack(PATHS.mall)}>
      <StateView
        icon="info"
        title={t(withdrawn ? 'works.share.withdrawn' : 'works.share.gone')}
        hint={t(withdrawn ? 'works.share.withdrawnWhy' : 'works.share.goneWhy')}
        action={
          <Button kind="primary" size="large" onClick={() => go(PATHS.mall)}>
            {t('works.list.start')}
          </Button>
        }
      />
    </Page>
  );
}
