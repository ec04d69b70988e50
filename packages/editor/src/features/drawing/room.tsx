import type { DrawingView } from '@cpc/contract';
import { ErrorState, Skeleton, useWide } from '@cpc/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Composer } from './composer.tsx';
import { Earlier } from './earlier.tsx';
import { Idle } from './idle.tsx';
import { type IsWanted, LargeView, type Taken } from './large-view.tsx';
import { MainAction, Spoken } from './main-action.tsx';
import type { Easel } from './result-case.tsx';
import { Stage } from './stage.tsx';
import { useComposing } from './use-composing.ts';
import { useDrawings } from './use-drawings.ts';
import { useForget } from './use-forget.ts';

export interface DrawingRoomProps extends Easel {
  /** The name of what is drawn for; undefined if nothing is chosen. */
  readonly model: string | undefined;
  readonly takeLabel: string;
  /** Puts a result on the case, unless it is not wanted any more. Rejects with words for the customer. */
  readonly onTake: (drawing: DrawingView, number: number, isWanted: IsWanted) => Promise<Taken>;
  /** Lays out the content, and the main button, which has to stay in reach. */
  readonly children: (parts: { readonly content: ReactNode; readonly action: ReactNode }) => ReactNode;
}

/** Drawing from words (AI-01): the words and the style, the work as it goes on, the results, and what was drawn before. */
export function DrawingRoom({ children, model, takeLabel, onTake, ...easel }: DrawingRoomProps) {
  const { port } = easel;
  const drawings = useDrawings(port);
  const composing = useComposing(easel, drawings);
  // Here, because the history is another one when the window becomes wide.
  const forgetting = useForget(drawings.remove);
  const wide = useWide();
  const { offer, shown } = drawings;
  const stage = useRef<HTMLDivElement>(null);
  const shownId = shown?.drawing_id;
  useEffect(() => {
    if (shownId !== undefined) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);
  if (offer === undefined) {
    const content = drawings.isLost ? <ErrorState onRetry={drawings.retry} /> : <Waiting />;
    return children({ content, action: undefined });
  }
  const isOff = offer.by === 'none';
  const pick = (count: number) => Number.parseInt(port.randomId().slice(-6), 16) % count;
  const action = isOff ? undefined : <MainAction offer={offer} drawings={drawings} composing={composing} />;
  const earlier = <Earlier port={port} drawings={drawings} forgetting={forgetting} onShow={composing.showAgain} />;
  const content = (
    <div className="wide:grid wide:grid-cols-[minmax(20rem,26rem)_1fr] wide:items-start wide:gap-x-12 flex flex-col gap-6 pt-2">
      <div ref={stage} className="wide:order-2 flex min-w-0 scroll-mt-20 flex-col gap-4">
        <Spoken shown={shown} />
        {shown ? (
          <Stage
            easel={easel}
            drawing={shown}
            results={offer.results}
            isFree={drawings.isFree}
            onLarge={composing.open}
            onNear={composing.near}
            onRedraw={composing.redraw}
          />
        ) : (
          <Idle {...easel} />
        )}
        {wide && earlier}
      </div>
      <div className="wide:order-1 wide:sticky wide:top-18 flex min-w-0 flex-col gap-5">
        <Composer offer={offer} drawings={drawings} composing={composing} model={model} pick={pick} />
        {wide && action}
      </div>
      {!wide && earlier}
      {shown && shown.results.length > 0 && composing.large !== undefined && (
        <LargeView
          key={shown.drawing_id}
          easel={easel}
          drawing={shown}
          first={composing.large}
          takeLabel={takeLabel}
          onTake={(number, isWanted) => onTake(shown, number, isWanted)}
          onVary={isOff || shown.picture !== null ? undefined : composing.vary}
          onClose={composing.close}
        />
      )}
    </div>
  );
  return children({ content, action: wide ? undefined : action });
}

function Waiting() {
  return (
    <div aria-hidden className="flex flex-col gap-6 pt-2">
      <Skeleton className="h-[clamp(9rem,24dvh,14rem)] w-full !rounded-huge" />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-28 w-full !rounded-large" />
      <Skeleton className="h-36 w-full" />
    </div>
  );
}
