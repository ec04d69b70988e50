import { type Client, ClientError } from '@cpc/client';
import type { ShellChoice } from '@cpc/contract';
import { type DesignDocument, EMPTY_DOCUMENT, hexColour } from '@cpc/design';
import { type GoodsId, brand } from '@cpc/domain';

/**
 * The server's side of works, for tests: revisions count up, an old revision is a conflict, the network can be switched
 * off.
 */
export function worksServer() {
  const works = new Map<string, Work>();
  let isOffline = false;
  let loseAnswers = false;
  let now = 0;
  const answers: Record<string, (input: never) => unknown> = {
    'Work.save': ({ work_id, revision, document, title, choice }: Save) => {
      const known = works.get(work_id);
      if (known && revision !== undefined && revision !== known.revision)
        throw new ClientError('conflict', 1009, 'conflict', { revision: known.revision });
      const next = (known?.revision ?? 0) + 1;
      works.set(work_id, {
        revision: next,
        document,
        title: title ?? known?.title ?? '',
        choice: choice ?? known?.choice ?? null,
        updated_at: (now += 1),
      });
      return { work_id, revision: next };
    },
    'Work.get': ({ work_id }: { work_id: string }) => {
      const work = works.get(work_id);
      if (!work) throw new ClientError('notFound', 1004, 'notFound');
      return { work_id, ...work };
    },
    'Work.list': () =>
      [...works].map(([work_id, work]) => ({ work_id, ...work })).sort((a, b) => b.updated_at - a.updated_at),
  };
  const call = async (name: string, input: never) => {
    if (isOffline) throw new ClientError('networkAbnormal', 0, 'away');
    const answer = answers[name]?.(input);
    if (loseAnswers) throw new ClientError('networkAbnormal', 0, 'the answer was lost');
    return answer;
  };
  return {
    works,
    calls: { call: call as unknown as Client['call'] },
    setOffline: (value: boolean) => void (isOffline = value),
    setLoseAnswers: (value: boolean) => void (loseAnswers = value),
    /** Saves as another device. */
    elsewhere: (work_id: string, document: DesignDocument) =>
      works.set(work_id, {
        revision: (works.get(work_id)?.revision ?? 0) + 1,
        document,
        title: works.get(work_id)?.title ?? '',
        choice: works.get(work_id)?.choice ?? null,
        updated_at: (now += 1),
      }),
  };
}

interface Work {
  readonly revision: number;
  readonly title: string;
  readonly document: DesignDocument;
  readonly choice: ShellChoice | null;
  readonly updated_at: number;
}

interface Save {
  readonly work_id: string;
  readonly revision?: number;
  readonly document: DesignDocument;
  readonly title?: string;
  readonly choice?: ShellChoice;
}

export const GOODS = brand<GoodsId>('g1');

/** A design that differs from others by its colour. */
export const coloured = (colour: string): DesignDocument => ({
  ...EMPTY_DOCUMENT,
  records: {
    background: { id: 'background', type: 'background', fill: { kind: 'colour', colour: hexColour(colour) } },
  },
});

/** Returns names that count up, in place of random ones. */
export function counting(): () => string {
  let made = 0;
  return () => `w${(made += 1)}`;
}
