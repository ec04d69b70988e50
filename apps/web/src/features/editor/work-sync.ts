import type { Client } from '@cpc/client';
import { ClientError } from '@cpc/client';
import type { DesignDocument } from '@cpc/design';
import type { GoodsId, WorkId } from '@cpc/domain';
import { type KeyValue, STORAGE_PREFIX } from '../../core/storage.ts';

/** How long the hand must rest before a design goes to the server; the device has it at once. */
export const REST_MS = 1500;

interface Saved {
  readonly work_id: WorkId;
  readonly revision: number;
}

export interface WorkSync {
  /** A design that should reach the server soon. Only the latest is sent. */
  readonly push: (document: DesignDocument) => void;
  /** Sends what waits at once. */
  readonly flush: () => Promise<void>;
}

/**
 * Keeps the account's copy of a design up to date (ED-07). Failures wait for the next change or the network's return;
 * a conflict (another device saved meanwhile) becomes a work of its own, so that neither is lost.
 */
export function createWorkSync(
  calls: Pick<Client, 'call'>,
  goodsId: GoodsId,
  account: string,
  storage: KeyValue,
): WorkSync {
  const name = `${STORAGE_PREFIX}work_${account}_${goodsId}`;
  let waiting: DesignDocument | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = async (): Promise<void> => {
    const document = waiting;
    waiting = undefined;
    if (document === undefined) return;
    try {
      const saved = await save(calls, goodsId, document, read(storage, name));
      storage.setItem(name, JSON.stringify(saved));
    } catch {
      waiting ??= document;
    }
  };
  const flush = () => {
    clearTimeout(timer);
    sending = sending.then(send);
    return sending;
  };
  return {
    push: (document) => {
      waiting = document;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), REST_MS);
    },
    flush,
  };
}

async function save(
  calls: Pick<Client, 'call'>,
  goodsId: GoodsId,
  document: DesignDocument,
  known: Saved | undefined,
): Promise<Saved> {
  const fields = { goods_id: goodsId, document };
  try {
    return await calls.call('Work.save', { ...fields, ...known });
  } catch (error) {
    const elsewhere = error instanceof ClientError && (error.name === 'conflict' || error.name === 'notFound');
    if (known === undefined || !elsewhere) throw error;
    return calls.call('Work.save', fields);
  }
}

function read(storage: KeyValue, name: string): Saved | undefined {
  const text = storage.getItem(name);
  return text === null ? undefined : (JSON.parse(text) as Saved);
}
