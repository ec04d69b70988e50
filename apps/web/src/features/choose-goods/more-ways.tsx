import { Chip, Icon, type IconName, List, loadVignettes, Row, useFormat, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useShoppingList } from '../../data/shopping-list.ts';
import { useStationId } from '../../data/stations.ts';
import { AccountName, LogOutButton } from '../account/logged-in.tsx';

/** Links to drawing from words, the queue, the orders, and another station. */
export function MoreWays() {
  const t = useT();
  const stationId = useStationId();
  const format = useFormat();
  const loggedIn = useSession(({ userInfo }) => userInfo !== null);
  const wanted = useShoppingList(stationId).data?.entries.length ?? 0;
  // The rest of the page is there: now they are in nobody's way.
  useEffect(() => void loadVignettes(), []);
  return (
    <List>
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

/** Each kind of thing has its ink. */
const INKS = {
  picture: 'text-plum',
  queue: 'text-good',
  cart: 'text-warn',
  bag: 'text-warm',
  info: 'text-ink-soft',
  pin: 'text-cool',
} as const satisfies Partial<Record<IconName, string>>;

function Lead({ name }: { readonly name: keyof typeof INKS }) {
  return <Icon name={name} size={22} className={INKS[name]} />;
}

/** Shows the account: a guest may add a phone number and keep everything (SN-03), others may log out. */
function AccountRow() {
  const t = useT();
  const user = useSession((state) => state.userInfo);
  const lead = <Icon name="user" size={22} className="text-ink-soft" />;
  if (user === null) return <Row lead={lead} title={t('launch.entry.phone')} onPress={() => go(PATHS.login)} />;
  if (user.userInfo.guest) {
    return (
      <Row
        lead={lead}
        title={t('launch.entry.phone')}
        note={t('launch.login.upgrade')}
        onPress={() => go(PATHS.login)}
      />
    );
  }
  return <Row lead={lead} title={<AccountName />} end={<LogOutButton />} />;
}
