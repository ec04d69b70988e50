import type { Draft } from '@cpc/editor';
import type { GoodsId } from '@cpc/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saveDraft } from '../../../core/draft-store.ts';
import { sendPicture } from '../../../data/draft/send-picture.ts';

export interface Arrival {
  readonly state: 'arrived' | 'sending' | 'failed';
  /** The part of the pictures that has reached the server, 0 … 1. */
  readonly share: number;
  /** Why the upload failed, as a text for the customer. */
  readonly why?: string | undefined;
  readonly retry: () => void;
}

/** Uploads the pictures of a design that have not reached the server, while the customer looks at the confirmation. */
export function useArrival(goodsId: GoodsId, draft: Draft): Arrival {
  const queries = useQueryClient();
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (draft.pending.length === 0) return undefined;
    let left = false;
    const send = async () => {
      const arrived = await sendAll(draft, (asset, share) => {
        if (!left) setShares((before) => ({ ...before, [asset]: share }));
      });
      if (left) return;
      // If the device is full, the draft stays in memory.
      await saveDraft(goodsId, arrived).catch(() => undefined);
      queries.setQueryData(['draft', goodsId, 'whole'], arrived);
    };
    send().catch((error: unknown) => !left && setFailure(error instanceof Error ? error.message : ''));
    return () => {
      left = true;
    };
  }, [draft, goodsId, queries, turn]);
  const failed = failure !== undefined;
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => {
      setFailure(undefined);
      setTurn((before) => before + 1);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);
  const retry = () => {
    setFailure(undefined);
    setTurn(turn + 1);
  };
  const sum = draft.pending.reduce((whole, { asset }) => whole + (shares[asset] ?? 0), 0);
  const state = draft.pending.length === 0 ? 'arrived' : failed ? 'failed' : 'sending';
  return { state, share: sum / Math.max(1, draft.pending.length), why: failure, retry };
}

/** @returns the design with the final names of its pictures */
async function sendAll(draft: Draft, onShare: (asset: string, share: number) => void): Promise<Draft> {
  const stored = await Promise.all(
    draft.pending.map(async ({ asset, file }) => {
      const picture = await sendPicture(asset, file, { onProgress: (share) => onShare(asset, share) });
      return { passing: asset, lasting: picture.asset };
    }),
  );
  // A picture's name has 64 hex digits that occur nowhere else, so replacing it in the text is safe.
  const text = stored.reduce(
    (named, { passing, lasting }) => named.replaceAll(passing, lasting),
    JSON.stringify(draft.history),
  );
  const history: Draft['history'] = JSON.parse(text);
  return { ...draft, history, pending: [] };
}
