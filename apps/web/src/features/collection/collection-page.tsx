import { goBack } from '@cpc/appkit';
import type { CollectedItem } from '@cpc/contract';
import { Button, ErrorState, IconButton, Page, StateView, useT } from '@cpc/ui';
import { readChoice } from '../../data/draft/choice.ts';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useCollection, useFavourite } from '../../data/collection.ts';
import { DesignCard, DesignGrid, DesignGridSkeleton, heartClass } from '../../parts/design-card.tsx';
import { useTitle } from '../../parts/design-card.tsx';
import { ShowMore, useScrollRestoration } from '../../parts/paged-list.tsx';

/** What the customer likes: own designs, shared ones, items of the library (RT-12). */
export default function CollectionPage() {
  const t = useT();
  const collection = useCollection();
  const list = collection.data?.pages.flat();
  useScrollRestoration(collection);
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

/**
 * Where a favourite leads: to the design, to the model, to the shared link, or to a design that uses the library item.
 * That design is on the last chosen model; without one, the customer chooses a model first.
 */
function wayTo({ kind, item, goods_id }: CollectedItem): string {
  if (kind === 'work') return to(PATHS.editor, { goods_id, work_id: item });
  if (kind === 'goods') return to(PATHS.details, { goods_id });
  if (kind === 'share') return to(PATHS.share, { share: item });
  const choice = readChoice();
  return to(choice ? PATHS.editor : PATHS.details, { ...choice, thing: `${kind}:${item}` });
}

/** A library item is shown in a card as high as a small phone, mm. */
const LIBRARY_HEIGHT = 96;

function CollectedCard({ item }: { readonly item: CollectedItem }) {
  const t = useT();
  const favourite = useFavourite();
  const named = useTitle();
  const design = item.kind === 'work' || item.kind === 'share';
  const title = design ? named(item) : item.title;
  return (
    <DesignCard
      to={wayTo(item)}
      label={t(item.goods_id === null ? 'works.use' : 'works.open', { title })}
      title={title}
      note={t(`works.kind.${item.kind}`)}
      picture={item.picture}
      goodsId={item.goods_id}
      choice={item.choice}
      height={item.goods_id === null ? LIBRARY_HEIGHT : item.height}
      bare={item.kind === 'goods'}
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
