import { Page, useWide } from '@cpc/ui';
import type { ReactNode } from 'react';

interface HeroPageProps {
  readonly title: string;
  readonly onBack?: (() => void) | undefined;
  readonly end?: ReactNode;
  /** The case; it fills the height it is given. Without one the words stand alone. */
  readonly hero?: ReactNode;
  /** On a phone the case leaves room for some twenty lines of words, so that all of it is seen at once; or for few. */
  readonly words?: keyof typeof HEIGHTS;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const HEIGHTS = {
  few: 'h-[clamp(13rem,100dvh-25rem,36rem)]',
  some: 'h-[clamp(13rem,40dvh,28rem)]',
  many: 'h-[clamp(11rem,100dvh-33rem,28rem)]',
} as const;

/** A page about one case: above its words on a phone, beside them where there is room. */
export function HeroPage({ title, onBack, end, hero, words = 'some', children, action }: HeroPageProps) {
  const wide = useWide();
  if (!wide) {
    return (
      <Page {...{ title, onBack, end, action }}>
        <div className="flex grow flex-col gap-4 pt-1">
          {hero == null ? null : <Stage className={HEIGHTS[words]}>{hero}</Stage>}
          {children}
        </div>
      </Page>
    );
  }
  return (
    <Page {...{ title, onBack, end }} width="wide">
      <div className="grid grow grid-cols-[1fr_minmax(22rem,27rem)] gap-16 py-6">
        <Stage className="sticky top-20 h-[calc(100dvh-8rem)] max-h-[46rem] self-start">{hero}</Stage>
        <div className="flex flex-col justify-center gap-5">
          {children}
          {action === undefined || action === null ? null : <div className="flex flex-col gap-2">{action}</div>}
        </div>
      </div>
    </Page>
  );
}

/** The case in the studio's one light. */
function Stage({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`relative flex justify-center ${className}`}>
      <div className="studio-light pointer-events-none absolute inset-x-0 top-[6%] bottom-[-6%]" aria-hidden="true" />
      {children}
    </div>
  );
}
