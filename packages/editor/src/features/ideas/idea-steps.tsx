import { IDEA_KINDS, type IdeaKind } from '@cpc/design';
import { IconButton, useT } from '@cpc/ui';

export interface IdeaStepsProps {
  readonly kinds: readonly IdeaKind[];
  readonly at: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** Which of them is shown, and the way to its neighbours without a swipe. */
export function IdeaSteps({ kinds, at, onStep }: IdeaStepsProps) {
  const t = useT();
  const number = at + 1;
  const count = kinds.length;
  const kind = kinds[at] ?? IDEA_KINDS[0];
  return (
    <div className="mx-auto flex w-full max-w-md shrink-0 items-center justify-between px-2">
      <IconButton icon="back" label={t('ideas.ten.before')} onClick={() => onStep(-1)} />
      <div className="flex min-w-0 flex-col items-center gap-2">
        <output className="text-small text-ink-soft text-center leading-tight">
          <span>{t(`ideas.kind.${kind}`)}</span>
          <span className="sr-only">{t('ideas.ten.of', { number, count })}</span>
        </output>
        <span aria-hidden className="flex gap-1.5">
          {kinds.map((one, i) => (
            <span key={one} className={`h-1.5 rounded-full ${i === at ? 'bg-warm w-4' : 'bg-edge w-1.5'}`} />
          ))}
        </span>
      </div>
      <IconButton icon="forward" label={t('ideas.ten.next')} onClick={() => onStep(1)} />
    </div>
  );
}
