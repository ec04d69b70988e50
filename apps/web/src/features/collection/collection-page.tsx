import type { CollectedItem } from '@cpc/contract';
import { Button, ErrorState, IconButton, Page, StateView, useT } from '@cpc/ui';
import { go, to } from '../../core/go.ts';
import { goBack } from '../../core/hash-location.ts';
import { useKeptPlace } from '../../core/kept-place.ts';
import { PATHS } from '../../core/paths.ts';
import { useCollection, useFavourite } from '../../data/collection.ts';
import { DesignCard, DesignGrid, DesignGridSkeleton, heartClass } from '../../layout/design-card.tsx';
import { ShowMore } from '../../layout/show-more.tsx';
import { useTitle } from '../../layout/use-title.ts';

/** What the customer likes: own designs, shared ones, things of the library (RT-12). */
export default function CollectionPage() {
  const t = useT();
  const collection = useCollection();
  const list = collection.data?.pages.flat();
  useKeptPlace(collection);
  return (
    <Page title={t('works.collection.title')} width="shelf" onBack={() => goBack(PATHS.works)}>
      {list === undefined ? (
        collection.isError ? (
          <ErrorState hint={collection.error.message} onRetry={() => void collection.refetch()} />
        ) : (
          <DesignGridSkeleton />
        )
      ) : list.length === 0 ? (
        <StateView
          icon="heart"
          title={t('works.collection.empty')}
          hint={t('works.collection.emptyWhy')}
          action={<Button onClick={() => go(PATHS.works)}>{t('works.collection.works')}</Button>}
        />
      ) : (
        <DesignGrid>
          {list.map((item) => (
            <li key={`${item.kind} ${item.item}`}>
              <CollectedCard item={item} />
            </li>
          ))}
        </DesignGrid>
      )}
      <ShowMore list={collection} />
    </Page>
  );
}

/** A thing of the library stands in a card as a small phone would, mm. */
const LIBRARY_HEIGHT = 96;

function CollectedCard({ item }: { readonly item: CollectedItem }) {
  const t = useT();
  const favourite = useFavourite();
  const named = useTitle();
  const design = item.goods_id !== null;
  const title = design ? named(item) : item.title;
  const address =
    item.kind === 'work' && design
      ? to(PATHS.editor, { goods_id: item.goods_id, work_id: item.item })
      : item.kind === 'share'
        ? to(PATHS.share, { share: item.item })
        : undefined;
  return (
    <DesignCard
      to={address}
      label={t('works.open', { title })}
      title={title}
      note={t(`works.kind.${item.kind}`)}
      picture={item.picture}
      goodsId={item.goods_id}
      height={design ? item.height : LIBRARY_HEIGHT}
      corner={
        <IconButton
          icon="heart"
          label={t('works.favourite.remove')}
          pressed
          className={heartClass(true)}
          disabled={favourite.isPending}
          onClick={() => favourite.mutate({ kind: item.kind, item: item.item, on: false })}
        />
      }
    />
  );
}
