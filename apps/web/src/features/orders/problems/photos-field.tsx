import { MAX_PROBLEM_PHOTOS } from '@cpc/domain';
import { Icon, IconButton, Spinner, useT } from '@cpc/ui';
import { useId } from 'react';
import type { ChosenPhoto, Photos } from './use-photos.ts';

/** Chooses up to three photos; each is shown with its progress and can be removed. */
export function PhotosField({ photos }: { readonly photos: Photos }) {
  const t = useT();
  const id = useId();
  const problem = photos.photos.find((photo) => photo.problem !== undefined)?.problem;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-small text-ink-soft font-medium">
        {t('problem.photos')}
      </p>
      <ul className="flex flex-wrap gap-4 pt-2">
        {photos.photos.map((photo, index) => (
          <li key={photo.id}>
            <Chosen photo={photo} number={index + 1} onRemove={() => photos.remove(photo)} />
          </li>
        ))}
        {photos.photos.length < MAX_PROBLEM_PHOTOS && (
          <li>
            <Add onAdd={photos.add} />
          </li>
        )}
      </ul>
      <p
        aria-live="polite"
        className={`text-small flex gap-1.5 ${problem === undefined ? 'text-ink-faint' : 'text-bad'}`}
      >
        {problem !== undefined && <Icon name="warning" size={16} className="mt-0.5" />}
        {problem ?? t('problem.photos.hint', { count: MAX_PROBLEM_PHOTOS })}
      </p>
    </div>
  );
}

interface ChosenProps {
  readonly photo: ChosenPhoto;
  readonly number: number;
  readonly onRemove: () => void;
}

function Chosen({ photo, number, onRemove }: ChosenProps) {
  const t = useT();
  const sending = photo.asset === undefined && photo.problem === undefined;
  return (
    <span className="relative block size-24">
      <img
        src={photo.url}
        alt={t('problem.photo', { number })}
        className={`size-full rounded-medium object-cover ${photo.problem === undefined ? '' : 'outline-2 outline-bad'} ${photo.asset === undefined ? 'opacity-60' : ''}`}
      />
      {sending && (
        <output className="absolute inset-0 grid place-items-center">
          <Spinner size={24} />
          <span className="sr-only">{t('problem.photos.sending', { number })}</span>
        </output>
      )}
      <span className="absolute -end-3 -top-3 rounded-full bg-lifted shadow-lift">
        <IconButton icon="close" label={t('problem.photos.remove', { number })} onClick={onRemove} />
      </span>
    </span>
  );
}

function Add({ onAdd }: { readonly onAdd: (files: readonly File[]) => void }) {
  const t = useT();
  return (
    <label className="press grid size-24 place-items-center rounded-medium border border-dashed border-edge text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-cool">
      <Icon name="camera" size={28} />
      <input
        type="file"
        accept="image/jpeg,image/png"
        multiple
        aria-label={t('problem.photos.add')}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
