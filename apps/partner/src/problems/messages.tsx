import type { ShopProblem } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { Skeleton, useTranslator } from '@cpc/ui';
import { usePicture } from '../core/use-picture.ts';

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

function Message({
  message: { at, event, person, words, photos },
}: {
  readonly message: ShopProblem['messages'][number];
}) {
  const { t, format } = useTranslator();
  const decided = event !== 'reported' && event !== 'reopened' && event !== 'calledOff';
  return (
    <article
      className={`flex flex-col gap-2 rounded-medium p-3.5 ${decided || event === 'calledOff' ? 'bg-lifted' : 'bg-sunken'}`}
    >
      <p className="text-small flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">
          <bdi>{person ?? t('partnerProblem.customer')}</bdi>
          {decided && ` · ${t(`problem.state.${event}`)}`}
        </span>
        <time dateTime={new Date(at).toISOString()} className="figures text-ink-faint">
          {format.dateTime(at)}
        </time>
      </p>
      {event === 'calledOff' && <p>{t('problem.event.calledOff')}</p>}
      {words !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {words}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((asset, index) => (
            <li key={asset}>
              <Photo asset={asset} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A tap opens the photo in full size. */
function Photo({ asset, number }: { readonly asset: AssetId; readonly number: number }) {
  const { t } = useTranslator();
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
