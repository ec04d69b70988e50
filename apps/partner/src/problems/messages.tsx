import type { ShopProblem } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { Letter, Skeleton, useT } from '@cpc/ui';
import { usePicture } from '../core/thumbnail.tsx';

/** Everything that was written about a problem, the oldest first. */
export function Messages({ problem: { messages } }: { readonly problem: ShopProblem }) {
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li key={message.seq}>
          <Message message={message} />
        </li>
      ))}
    </ol>
  );
}

function Message({ message }: { readonly message: ShopProblem['messages'][number] }) {
  const t = useT();
  const { at, event, person, words, photos } = message;
  const calledOff = event === 'calledOff';
  const decided = event !== 'reported' && event !== 'reopened' && !calledOff;
  return (
    <Letter
      from={
        <>
          <bdi>{person ?? t('partnerProblem.customer')}</bdi>
          {decided && ` · ${t(`problem.state.${event}`)}`}
        </>
      }
      at={at}
      answers={decided || calledOff}
      event={calledOff ? t('problem.event.calledOff') : undefined}
      words={words}
      photos={photos.map((asset, index) => <Photo key={asset} asset={asset} number={index + 1} />)}
    />
  );
}

/** A tap opens the photo in full size. */
function Photo({ asset, number }: { readonly asset: AssetId; readonly number: number }) {
  const t = useT();
  const photo = usePicture(`/api/problem/photo/${asset}`);
  if (photo.data === undefined) return <Skeleton className="size-28 rounded-medium" />;
  return (
    <a href={photo.data} target="_blank" rel="noreferrer" className="block size-28">
      <img
        src={photo.data}
        alt={t('partnerProblem.photo', { number })}
        className="size-full rounded-medium object-cover"
      />
    </a>
  );
}
