import type { DrawingReading } from '@cpc/contract';
import { Chip, useFormat, useT } from '@cpc/ui';
import { Idea } from './prompt-field.tsx';

interface NearProps extends Pick<DrawingReading, 'unknown' | 'near'> {
  readonly instead?: DrawingReading['instead'];
  /** Takes a subject in place of a word that is not known. */
  readonly onNear: (subject: string, unknown: string | undefined) => void;
}

/** What is drawn instead of words, what is not drawn, and what there is to take in its place. */
export function Near({ instead = [], unknown, near, onNear }: NearProps) {
  const t = useT();
  const format = useFormat();
  if (instead.length + unknown.length + near.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {instead.map(({ word, name }) => (
        <Chip key={word} icon="info">
          <bdi>{t('drawing.instead', { word, name })}</bdi>
        </Chip>
      ))}
      {unknown.length > 0 && (
        <Chip icon="info">
          <bdi>{t('drawing.unknown', { words: format.list(unknown) })}</bdi>
        </Chip>
      )}
      {near.length > 0 && (
        <>
          <p className="text-small text-ink-soft">{t('drawing.near')}</p>
          <ul className="flex flex-wrap gap-2">
            {near.map((subject) => (
              <li key={subject}>
                <Idea cool onTap={() => onNear(subject, unknown[0])}>
                  {subject}
                </Idea>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
