import type { ShoppingEntry } from '@cpc/contract';
import { customSizeOf } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { colourText } from '@cpc/i18n';
import { IconButton, useFormat, useT, useToast, useTranslator } from '@cpc/ui';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { copying, useShoppingChange } from '../../../data/shopping-list.ts';
import { usePicture } from '../../../data/works.ts';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { isBroad, ThingCase } from '../../../parts/thing-case.tsx';

interface EntryCardProps {
  readonly entry: ShoppingEntry;
  readonly stationId: StationId;
}

/** An entry of the list: its picture, its facts, its price here, and its actions. */
export function EntryCard({ entry, stationId }: EntryCardProps) {
  const t = useT();
  const { tOr } = useTranslator();
  const format = useFormat();
  const name = useGoodsName()(entry);
  const shell = tOr(`shell.${entry.shell_name}`, entry.shell_name);
  const colour = colourText({ tOr }, entry.colour_name);
  return (
    <article
      aria-label={name}
      className={`flex items-center gap-4 rounded-large bg-raised p-4 ${entry.problem === null ? '' : 'opacity-80'}`}
    >
      <Picture entry={entry} name={name} stationId={stationId} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="leading-snug font-semibold">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-small text-ink-soft">{`${shell} · ${colour}`}</p>
        <p className="text-small text-ink-soft">{format.size(entry.width, entry.height)}</p>
        {entry.problem === null ? null : (
          <p className="text-small text-warn">{t('order.shopping.problem', { why: entry.problem })}</p>
        )}
        {entry.drawings_price === null || entry.drawings_price.amount === 0 ? null : (
          <p className="text-small text-ink-soft">
            {t('order.shopping.drawings', { count: entry.drawings, price: format.money(entry.drawings_price) })}
          </p>
        )}
        <div className="mt-1 flex items-center gap-1">
          <span className="figures grow font-semibold">{entry.price === null ? '' : format.money(entry.price)}</span>
          <Actions entry={entry} name={name} />
        </div>
      </div>
    </article>
  );
}

interface NamedProps {
  readonly entry: ShoppingEntry;
  readonly name: string;
}

function Picture({ entry, name, stationId }: NamedProps & EntryCardProps) {
  const t = useT();
  const address = usePicture(entry.thumbnail === null ? null : `/api/shopping_list/thumbnail/${entry.thumbnail}`);
  const picture = (
    <ThingCase thing={entry} stationId={stationId} picture={address} className={isBroad(entry) ? 'h-16' : 'h-28'} />
  );
  const look = 'flex h-28 w-20 shrink-0 items-center justify-center';
  if (entry.work_id === null) return <span className={look}>{picture}</span>;
  const { work_id, entry_id, goods_id, shell_id, colour_id } = entry;
  const surface_name = customSizeOf(goods_id) ? entry.model : undefined;
  return (
    <button
      type="button"
      aria-label={t('order.shopping.edit', { name })}
      className={`press ${look}`}
      onClick={() => go(PATHS.editor, { goods_id, shell_id, colour_id, surface_name, work_id, entry_id })}
    >
      {picture}
    </button>
  );
}

function Actions({ entry, name }: NamedProps) {
  const t = useT();
  const toast = useToast();
  const { mutateAsync, isPending } = useShoppingChange();
  // The promise is awaited here, because the card of a removed entry unmounts before the server answers.
  const act = async (change: Parameters<typeof mutateAsync>[0], message: Parameters<typeof toast>) => {
    try {
      await mutateAsync(change);
      toast(...message);
    } catch (error) {
      toast((error as Error).message, { tone: 'bad' });
    }
  };
  const { entry_id } = entry;
  const copy = () => void act(copying(entry_id), [t('order.shopping.copied'), { icon: 'duplicate' }]);
  const restore = () => void act({ how: 'restore', entryId: entry_id }, [t('works.restored'), { icon: 'check' }]);
  const remove = () => {
    const undo = { label: t('common.undo'), onPress: restore };
    void act({ how: 'remove', entryId: entry_id }, [t('order.shopping.removed'), { icon: 'trash', action: undo }]);
  };
  return (
    <>
      <IconButton icon="duplicate" label={t('order.shopping.copy', { name })} disabled={isPending} onClick={copy} />
      <IconButton icon="trash" label={t('order.shopping.remove', { name })} disabled={isPending} onClick={remove} />
    </>
  );
}
