import { useEffect, useState } from 'react';
import { client } from '../core/services.ts';
import { useSession } from '../core/session-store.ts';
import { readText, writeText } from '../core/storage.ts';
import { usePages } from '../core/use-pages.ts';
import { emptyList, parseList, type ScanList, writeList } from './scan-list.ts';

/** The list of this device and shop. */
export function useScanList(): readonly [ScanList, (change: (list: ScanList) => ScanList) => void] {
  const shop = useSession()?.partner_id ?? '';
  const [list, setList] = useState(() => parseList(readText('scan'), shop) ?? emptyList(crypto.randomUUID()));
  useEffect(() => {
    const empty = list.lines.length === 0 && list.unread.length === 0;
    writeText('scan', empty ? undefined : writeList(list, shop));
  }, [list, shop]);
  return [list, setList];
}

export const readCode = (code: string) => client.call('Partner.readCode', { code });

export const useKinds = (search: string) => usePages(['stockKinds', search], 'Partner.stockKinds', { search });
