import { customSizeOf } from '@cpc/design';
import { brand, type GoodsId } from '@cpc/domain';
import { IconButton, useT } from '@cpc/ui';
import { useFavourite, useLikedGoods } from '../../data/collection.ts';

/** The heart for the model on this page; a custom size has none. */
export function LikeButton({ goodsId }: { readonly goodsId: string }) {
  const t = useT();
  const liked = useLikedGoods();
  const favourite = useFavourite();
  if (liked.data === undefined || customSizeOf(goodsId) !== undefined) return null;
  const item = brand<GoodsId>(goodsId);
  const on = liked.data.includes(item);
  return (
    <IconButton
      icon="heart"
      label={t(on ? 'works.favourite.remove' : 'works.favourite.add')}
      pressed={on}
      className={on ? 'text-warm [&_path]:fill-current' : ''}
      disabled={favourite.isPending}
      onClick={() => favourite.mutate({ kind: 'goods', item, on: !on })}
    />
  );
}
