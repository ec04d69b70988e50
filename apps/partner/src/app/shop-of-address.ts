import { formatAddress, navigate, parseAddress, type TappedNotice, useAddress, useNotify } from '@cpc/appkit';
import { useEffect } from 'react';
import { HOME } from '../core/paths.ts';
import { currentSession, useSession } from '../core/session-store.ts';
import { actFor } from '../core/who.ts';

/**
 * A message leads to a page of the shop that it is about (PA-12): for a person of several shops the login acts for that
 * one first. @returns true until it does
 */
export function useShopOfAddress(): boolean {
  const { path, query } = useAddress();
  const notify = useNotify();
  const session = useSession();
  const { shop } = query;
  const here = session?.partner_id;
  const place = session?.places.find(({ partner_id }) => partner_id === shop)?.partner_id;
  const page = formatAddress({ path, query: { ...query, shop: '' } });
  useTappedNotices();
  useEffect(() => {
    if (shop === undefined || here === undefined) return;
    const go = () => navigate(page, { replace: true });
    if (place === undefined || place === here) return go();
    actFor(place).then(go, (error: Error) => {
      notify.failed(error);
      // The page is about the other shop: it is not shown for this one.
      navigate(HOME, { replace: true });
    });
  }, [shop, here, place, page, notify]);
  return shop !== undefined && session !== undefined;
}

/** A tapped message focuses a page that shows the same, perhaps of another shop: then it leads to that one. */
function useTappedNotices(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const follow = ({ data }: MessageEvent<TappedNotice>) => {
      const address = parseAddress(new URL(data.leadsTo, location.href).hash);
      // What was typed here stays if it is this shop.
      if (address.query['shop'] !== currentSession()?.partner_id) navigate(formatAddress(address));
    };
    serviceWorker.addEventListener('message', follow);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', follow);
  }, []);
}
