import { formatAddress, navigate, useAddress, useNotify } from '@cpc/appkit';
import { useEffect } from 'react';
import { useSession } from '../core/session-store.ts';
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
  useEffect(() => {
    if (shop === undefined || here === undefined) return;
    const go = () => navigate(page, { replace: true });
    if (place === undefined || place === here) return go();
    actFor(place).catch(notify.failed).finally(go);
  }, [shop, here, place, page, notify]);
  return shop !== undefined && session !== undefined;
}
