import type { OrderItemView, ProblemView } from '@cpc/contract';
import type { AssetId, ProblemState } from '@cpc/domain';
import { Button, Card, Chip, Letter, Skeleton, type Tone, useT } from '@cpc/ui';
import { useState } from 'react';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useProblemPhoto } from './use-problems.ts';

const TONES: Readonly<Record<ProblemState, Tone>> = {
  reported: 'cool',
  answered: 'good',
  declined: 'neutral',
  reprint: 'good',
  refunded: 'good',
};

interface ProblemCardProps {
  readonly problem: ProblemView;
  /** The item, if the order has several. */
  readonly item: OrderItemView | undefined;
}

/** A reported problem with everything that was written about it, the oldest first. */
export function ProblemCard({ problem, item }: ProblemCardProps) {
  const t = useT();
  const nameOf = useGoodsName();
  const [writing, setWriting] = useState(false);
  const id = `problem-${problem.problem_id}`;
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id={id} className="font-semibold">
          {t('problem.title')}
        </h3>
        <Chip tone={TONES[problem.state]}>{t(`problem.state.${problem.state}`)}</Chip>
      </div>
      <p className="text-small text-ink-soft">
        {t(`problem.kind.${problem.kind}`)}
        {item && (
          <>
            {' · '}
            <bdi>{nameOf(item)}</bdi>
          </>
        )}
      </p>
      <ol className="flex flex-col gap-4">
        {problem.messages.map((message) => (
          <li key={message.seq}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      {problem.may_reopen && (
        <Button kind="outline" onClick={() => setWriting(true)}>
          {t('problem.again')}
        </Button>
      )}
      <ReopenDialog problem={problem} open={writing && problem.may_reopen} onClose={() => setWriting(false)} />
    </Card>
  );
}

function Message({ message }: { readonly message: ProblemView['messages'][number] }) {
  const t = useT();
  const { by, at, event, words, photos } = message;
  return (
    <Letter
      from={t(`problem.by.${by}`)}
      at={at}
      answers={by === 'shop'}
      event={event === 'calledOff' ? t('problem.event.calledOff') : undefined}
      words={words}
      photos={photos.map((asset, index) => <Photo key={asset} asset={asset} number={index + 1} />)}
    />
  );
}

function Photo({ asset, number }: { readonly asset: AssetId; readonly number: number }) {
  const t = useT();
  const photo = useProblemPhoto(asset);
  if (photo.data === undefined) return <Skeleton className="size-24 rounded-medium" />;
  return (
    <a href={photo.data} target="_blank" rel="noreferrer" className="block size-24">
      <img src={photo.data} alt={t('problem.photo', { number })} className="size-full rounded-medium object-cover" />
    </a>
  );
}
