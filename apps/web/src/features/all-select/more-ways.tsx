import type { GoodsView } from '@cpc/contract';
import { Chip, Icon, type IconName, List, Row, useFormat, useT } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { readChoice } from '../../core/choice.ts';
import { loadDraft } from '../../core/draft-store.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useShoppingList } from '../../data/shopping-list.ts';
import { useStationId } from '../../data/stations.ts';
import { AccountRow } from './account-row.tsx';

/** Links to the unfinished design, drawing from words, the queue, the orders, and another station. */
export function MoreWays({ goods }: { readonly goods: readonly GoodsView[] }) {
  const t = useT();
  const stationId = useStationId();
  const resume = useResume(goods);
  const format = useFormat();
  const loggedIn = useSession(({ userInfo }) => userInfo !== null);
  const wanted = useShoppingList(stationId).data?.entries.length ?? 0;
  return (
    <List>
      {resume && (
        <Row
          lead={<Lead name="brush" warm />}
          title={t('shop.select.resume')}
          note={t('shop.select.resumeWhat', { model: resume.model })}
          onPress={() => go(PATHS.editor, { ...resume.choice })}
        />
      )}
      <Row
        lead={<Icon name="sparkle" size={22} className="text-cool" />}
        title={t('shop.select.draw')}
        note={t('shop.select.drawWhat')}
        onPress={() => go(PATHS.aiPainting)}
      />
      <Row lead={<Lead name="picture" />} title={t('works.title')} onPress={() => go(PATHS.works)} />
      <Row
        lead={<Lead name="queue" />}
        title={t('shop.select.queue')}
        onPress={() => go(PATHS.queue, { machine_id: stationId })}
      />
      <Row
        lead={<Lead name="cart" />}
        title={t('order.shopping.title')}
        end={wanted > 0 ? <Chip tone="warm">{format.number(wanted)}</Chip> : undefined}
        onPress={() => go(PATHS.shoppingList)}
      />
      <Row lead={<Lead name="bag" />} title={t('shop.select.orders')} onPress={() => go(PATHS.orderList)} />
      <AccountRow />
      {loggedIn ? (
        <Row lead={<Lead name="info" />} title={t('account.title')} onPress={() => go(PATHS.account)} />
      ) : null}
      <Row lead={<Lead name="pin" />} title={t('shop.select.change')} onPress={() => go(PATHS.mall)} />
    </List>
  );
}

function Lead({ name, warm = false }: { readonly name: IconName; readonly warm?: boolean }) {
  return <Icon name={name} size={22} className={warm ? 'text-warm' : 'text-ink-soft'} />;
}

/** The design that was edited last on this device, if its model is sold here. */
function useResume(goods: readonly GoodsView[]) {
  const choice = readChoice();
  const model = goods.find((one) => one.goods_id === choice?.goods_id)?.model;
  const draft = useQuery({
    queryKey: ['draft', choice?.goods_id],
    queryFn: async () => (choice === undefined ? false : (await loadDraft(choice.goods_id)) !== undefined),
    staleTime: 0,
    enabled: choice !== undefined,
  });
  return choice !== undefined && model !== undefined && draft.data === true ? { choice, model } : undefined;
}
