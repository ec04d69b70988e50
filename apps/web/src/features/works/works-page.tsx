import { goBack } from '@cpc/appkit';
import type { WorkSummary } from '@cpc/contract';
import { Button, Chip, ErrorState, IconButton, Page, StateView, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useFavourite } from '../../data/collection.ts';
import { useStationId } from '../../data/stations.ts';
import { useWorks, workPicture } from '../../data/works.ts';
import { DesignCard, DesignGrid, DesignGridSkeleton, heartClass } from '../../parts/design-card.tsx';
import { useTitle } from '../../parts/design-card.tsx';
import { ShowMore, useScrollRestoration } from '../../parts/paged-list.tsx';
import { OwnData } from '../account/own-data.tsx';
import { GuestKeepingNote, KeepingNote } from './keeping-note.tsx';
import { WorkSheet } from './work-sheet.tsx';

/** Every design of the account, newest first (RT-12, ED-07). */
export default function WorksPage() {
  const t = useT();
  const stationId = useStationId();
  const works = useWorks();
  const list = works.data?.pages.flat();
  useScrollRestoration(works);
  const isGuest = useIsGuest();
  const [open, setOpen] = useState<WorkSummary>();
  return (
    <Page
      title={t('works.title')}
      width="shelf"
      onBack={() => goBack(stationId === null ? PATHS.mall : to(PATHS.allSelect, { id: stationId }))}
      end={<IconButton icon="heart" label={t('works.collection.title')} onClick={() => go(PATHS.collection)} />}
    >
      {isGuest && list !== undefined ? <GuestKeepingNote /> : null}
      {list === undefined ? (
        works.isError ? (
          <ErrorState hint={works.error.message} onRetry={() => void works.refetch()} />
        ) : (
          <DesignGridSkeleton />
        )
      ) : list.length === 0 ? (
        <Empty />
      ) : (
        <DesignGrid>
          {list.map((work) => (
            <li key={work.work_id}>
              <WorkCard work={work} onMore={() => setOpen(work)} />
            </li>
          ))}
        </DesignGrid>
      )}
      <ShowMore list={works} />
      {isGuest || list === undefined || list.length === 0 || works.hasNextPage ? null : <KeepingNote />}
      {list === undefined || works.hasNextPage ? null : (
        <div className="mt-6">
          <OwnData />
        </div>
      )}
      {/* The sheet keeps its work while it closes; its facts come from the newest list. */}
      <WorkSheet work={list?.find((work) => work.work_id === open?.work_id)} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

/** A guest has one device, and a guest's works are not kept for ever. */
const useIsGuest = () => useSession(({ userInfo }) => userInfo?.userInfo.guest ?? false);

function WorkCard({ work, onMore }: { readonly work: WorkSummary; readonly onMore: () => void }) {
  const t = useT();
  const format = useFormat();
  const favourite = useFavourite();
  const title = useTitle()(work);
  const half = work.other_half;
  return (
    <DesignCard
      to={to(PATHS.editor, { goods_id: work.goods_id, work_id: work.work_id })}
      label={t('works.open', { title })}
      title={title}
      note={
        half === null ? (
          format.date(work.updated_at)
        ) : (
          <bdi>{t('works.pair.with', { title: half.title || half.model })}</bdi>
        )
      }
      picture={workPicture(work)}
      goodsId={work.goods_id}
      choice={work.choice}
      height={work.height}
      corner={
        <IconButton
          icon="heart"
          label={t(work.favourite ? 'works.favourite.remove' : 'works.favourite.add')}
          pressed={work.favourite}
          className={heartClass(work.favourite)}
          disabled={favourite.isPending}
          onClick={() => favourite.mutate({ kind: 'work', item: work.work_id, on: !work.favourite })}
        />
      }
      mark={work.share === null ? undefined : <Chip tone="cool">{t('works.shared')}</Chip>}
      end={<IconButton icon="more" label={t('works.actions', { title })} onClick={onMore} />}
    />
  );
}

function Empty() {
  const t = useT();
  const stationId = useStationId();
  return (
    <StateView
      icon="brush"
      title={t('works.list.empty')}
      hint={t(useIsGuest() ? 'works.list.emptyWhyGuest' : 'works.list.emptyWhy')}
      action={
        <Button kind="primary" size="large" onClick={() => go(PATHS.allSelect, { id: stationId })}>
          {t('works.list.start')}
        </Button>
      }
    />
  );
}
