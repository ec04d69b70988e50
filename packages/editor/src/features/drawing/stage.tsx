import type { DrawingView } from '@cpc/contract';
import { Button, Icon, type IconName, useFormat, useT } from '@cpc/ui';
import { Near } from './near.tsx';
import { ComingCase, type Easel, ResultCase } from './result-case.tsx';
import { isOpen } from './use-drawings.ts';

interface StageProps {
  readonly easel: Easel;
  readonly drawing: DrawingView;
  /** How many pictures are being drawn. */
  readonly results: number;
  /** It was refused by its words, so it cost nothing. */
  readonly isFree: boolean;
  readonly onLarge: (number: number) => void;
  /** Takes a subject in place of a word that is not known. */
  readonly onNear: (subject: string, unknown: string | undefined) => void;
  /** Draws the same again, with the same seed. */
  readonly onRedraw: () => void;
}

const CASE = 'h-[clamp(11rem,31dvh,21rem)] wide:h-[clamp(14rem,44dvh,27rem)] max-w-full';
const GRID =
  'grid grid-cols-[auto_auto] justify-center gap-x-8 gap-y-4 wide:grid-cols-4 wide:justify-items-center wide:gap-x-4';

/** The drawing that the customer looks at: on its way, its results, or why there are none. */
export function Stage(props: StageProps) {
  const t = useT();
  const { easel, drawing, results } = props;
  if (isOpen(drawing)) {
    return (
      <div className={GRID} aria-hidden>
        {Array.from({ length: results }, (_, number) => (
          <ComingCase key={number} easel={easel} drawing={drawing} className={CASE} />
        ))}
      </div>
    );
  }
  if (drawing.results.length > 0) return <Results {...props} />;
  return (
    <div className="bg-raised animate-rise flex flex-col items-start gap-3 rounded-huge p-5">
      {drawing.state === 'done' && <Told icon="clock" title={t('drawing.expired')} />}
      {drawing.state === 'cancelled' && <Told icon="close" title={t('drawing.stopped')} />}
      {drawing.state === 'failed' && (
        <Told icon="warning" title={t('drawing.failed')} hint={t(`drawing.failed.${drawing.failure ?? 'provider'}`)} />
      )}
      {drawing.state === 'refused' && (
        <Told
          icon="heart"
          title={t('drawing.refused')}
          hint={t(props.isFree ? 'drawing.refused.free' : 'drawing.refused.hint')}
        />
      )}
      <Near {...drawing} onNear={props.onNear} />
      {canRedraw(drawing) && (
        <Button kind="cool" icon="refresh" onClick={props.onRedraw}>
          {t(drawing.state === 'done' ? 'drawing.redraw' : 'common.retry')}
        </Button>
      )}
    </div>
  );
}

/** The same words lead to the same refusal, and unknown words stay unknown. A photo is redrawn from the design. */
const canRedraw = ({ state, failure, picture }: DrawingView): boolean =>
  picture === null && (state === 'done' || state === 'cancelled' || (state === 'failed' && failure !== 'nothingKnown'));

interface ToldProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: string;
}

function Told({ icon, title, hint }: ToldProps) {
  return (
    <div className="flex gap-3">
      <span className="bg-cool-wash text-cool grid size-11 shrink-0 place-items-center rounded-medium">
        <Icon name={icon} size={22} />
      </span>
      <div className="flex min-h-11 flex-col justify-center gap-1">
        <p className="text-body font-semibold">{title}</p>
        {hint !== undefined && <p className="text-small text-ink-soft">{hint}</p>}
      </div>
    </div>
  );
}

function Results(props: StageProps) {
  const t = useT();
  const format = useFormat();
  const { easel, drawing, onLarge, onNear } = props;
  return (
    <div className="flex flex-col gap-4">
      <Near {...drawing} onNear={onNear} />
      <ul className={GRID}>
        {drawing.results.map((result) => (
          <li key={result.asset} className="animate-rise contents">
            <button
              type="button"
              aria-label={t('drawing.large', { number: result.number + 1 })}
              onClick={() => onLarge(result.number)}
              className="press focus-visible:outline-cool relative max-w-full rounded-huge outline-offset-4"
            >
              <ResultCase easel={easel} result={result} className={CASE} />
              {result.kept !== null && (
                <span className="bg-cool text-on-cool absolute end-3 bottom-3 grid size-8 place-items-center rounded-full">
                  <Icon name="check" size={18} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {drawing.expires_at !== null && (
        <p className="text-small text-ink-faint text-center text-balance">
          {t('drawing.until', { date: format.date(drawing.expires_at) })}
        </p>
      )}
    </div>
  );
}
