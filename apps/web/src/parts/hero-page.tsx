import { Page, useWide } from '@cpc/ui';
import type { ReactNode } from 'react';

interface HeroPageProps {
  readonly title: string;
  readonly onBack?: (() => void) | undefined;
  readonly end?: ReactNode;
  /** The case; it fills the height it is given. Without it the words stand alone. */
  readonly hero?: ReactNode;
  /**
   * On a phone: how much room the case leaves for words, about twenty lines or few, so that the whole case is visible
   * at once.
   */
  readonly words?: keyof typeof HEIGHTS;
  readonly children?: ReactNode;
  /** Further content: a column of its own on a wide screen, below the words elsewhere. */
  readonly aside?: ReactNode;
  readonly action?: ReactNode;
}

/** In place of a case that is still loading: the words below it do not move when it comes. */
export const ROOM = <></>;

const HEIGHTS = {
  few: 'h-[clamp(13rem,100dvh-25rem,36rem)]',
  some: 'h-[clamp(13rem,40dvh,28rem)]',
  many: 'h-[clamp(11rem,100dvh-41rem,28rem)]',
} as const;

/** The columns beside the case: one column of words, or two if a wide screen has room. */
const BESIDE = {
  one: { page: 'grid-cols-[1fr_minmax(22rem,27rem)]', words: '' },
  two: {
    page: 'grid-cols-[1fr_minmax(22rem,27rem)] roomy:grid-cols-[1fr_minmax(48rem,58rem)]',
    words: 'roomy:grid roomy:grid-cols-2 roomy:grid-rows-[auto_1fr] roomy:content-start roomy:gap-x-8',
  },
} as const;

/** A page about one case: above its words on a phone, beside them if there is room. */
export function HeroPage({ title, onBack, end, hero, words = 'some', children, aside, action }: HeroPageProps) {
  const wide = useWide();
  if (!wide) {
    return (
      <Page {...{ title, onBack, end, action }}>
        <div className="flex grow flex-col gap-4 pt-1">
          {hero == null ? null : <Stage className={HEIGHTS[words]}>{hero}</Stage>}
          {/* The words lie on the light of the case, not under it. */}
          <div className="relative flex grow flex-col gap-4">
            {children}
            {aside}
          </div>
        </div>
      </Page>
    );
  }
  const two = aside != null;
  return (
    <Page {...{ title, onBack, end }} width={two ? 'shelf' : 'wide'}>
      <div className={`grid grow gap-16 py-6 ${BESIDE[two ? 'two' : 'one'].page}`}>
        <Stage className="sticky top-20 h-[calc(100dvh-8rem)] max-h-[46rem] self-start">{hero}</Stage>
        <div className={`flex flex-col justify-center gap-5 ${BESIDE[two ? 'two' : 'one'].words}`}>
          <div className="flex flex-col gap-5">{children}</div>
          {two ? <div className="flex flex-col gap-5 roomy:row-span-2">{aside}</div> : null}
          {action === undefined || action === null ? null : <NextStep>{action}</NextStep>}
        </div>
      </div>
    </Page>
  );
}

/** The next step stays in sight below longer words. */
const NextStep = ({ children }: { readonly children: ReactNode }) => (
  <div className="from-ground via-ground sticky bottom-0 z-10 -mt-5 -mb-6 flex flex-col gap-2 bg-linear-to-t via-85% to-transparent pt-5 pb-6">
    {children}
  </div>
);

/** The case in front of the studio's glow. */
function Stage({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`relative flex justify-center ${className}`}>
      <div className="studio-light pointer-events-none absolute inset-x-0 top-[6%] bottom-[-6%]" aria-hidden="true" />
      {children}
    </div>
  );
}
