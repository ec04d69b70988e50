import { wordsOf } from '@cpc/client';
import type { DrawingView } from '@cpc/contract';
import type { PictureLayer } from '@cpc/design';
import { type AssetId, type DrawingStyle, mm } from '@cpc/domain';
import { Button, Icon, Skeleton, useFormat, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import type { Size } from '../../geometry/view.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { PriceNote, Working } from './main-action.tsx';
import { placeRestyled, restyleSource, sizeOf } from './place-restyled.ts';
import type { DrawingPort } from '../../ports/drawing-port.ts';
import { StyleChoice } from './style-choice.tsx';
import { usedUp } from './used-up.ts';
import { isOpen, useDrawings } from './use-drawings.ts';
import { useResult } from './use-result.ts';

interface RestyleProps {
  readonly layer: PictureLayer;
}

/** Redraws a photo in another style, where a model server offers it (AI-08). Elsewhere it shows nothing. */
export function RestyleSection({ layer }: RestyleProps) {
  const { ports } = useEditor();
  const port = useLoaded(ports.drawings);
  if (port.state !== 'there') return null;
  const source = restyleSource(layer);
  return <Restyle key={source} layer={layer} source={source} port={port.value} />;
}

interface SourceProps extends RestyleProps {
  readonly source: AssetId;
  readonly port: DrawingPort;
}

function Restyle({ layer, source, port }: SourceProps) {
  const t = useT();
  const format = useFormat();
  const editor = useEditor();
  const pictures = usePictures();
  const uploaded = useEditorState(({ uploads }) => uploads[source] === undefined);
  const drawings = useDrawings(useMemo(() => redrawingsOf(port, source), [port, source]));
  const [style, setStyle] = useState<DrawingStyle>('cartoon');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<number>();
  const { offer, shown = drawings.list?.[0] } = drawings;
  if (offer?.restyle !== true) return null;
  const tell = (error: unknown) => setProblem(wordsOf(error) ?? t('drawing.notDone'));
  const start = async () => {
    setProblem(undefined);
    try {
      const size = await sizeOf(editor, source);
      await drawings.begin({ picture: source, style, area: areaOf(size ?? layer) });
    } catch (error) {
      tell(error);
    }
  };
  const take = async ({ drawing_id }: DrawingView, number: number) => {
    setProblem(undefined);
    setBusy(number);
    try {
      const { asset } = await port.keep(drawing_id, number);
      const isPlaced = await placeRestyled(editor, pictures, layer.id, asset, source);
      if (!isPlaced) setProblem(t('drawing.restyle.notPlaced'));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(undefined);
    }
  };
  const spent = usedUp(offer, t, format);
  const why = problem ?? drawings.problem ?? (uploaded ? spent : t('drawing.restyle.upload'));
  return (
    <section className="border-line flex flex-col gap-3 border-t pt-4">
      <h3 className="text-small font-semibold">{t('drawing.restyle')}</h3>
      <StyleChoice styles={offer.styles} value={style} onChange={setStyle} bare />
      {shown && <Outcome port={port} drawing={shown} busy={busy} onTake={(number) => void take(shown, number)} />}
      <PriceNote price={offer.price} />
      {shown && isOpen(shown) ? (
        <Working drawing={shown} onStop={() => drawings.cancel(shown)} />
      ) : (
        <Button
          kind="cool"
          icon="sparkle"
          busy={drawings.isBeginning}
          disabled={!uploaded || spent !== undefined}
          onClick={() => void start()}
        >
          {t('drawing.restyle.start')}
        </Button>
      )}
      <p role="alert" className="text-small text-bad flex gap-1.5 empty:hidden">
        {why !== undefined && (
          <>
            <Icon name="warning" size={16} className="mt-0.5" />
            {why}
          </>
        )}
      </p>
      <p className="text-small text-ink-faint">{t('drawing.restyle.hint')}</p>
    </section>
  );
}

/** The redrawings of one picture alone. */
const redrawingsOf = (port: DrawingPort, source: AssetId): DrawingPort => ({
  ...port,
  async list(page) {
    const { drawings, hasMore } = await port.list(page);
    return { drawings: drawings.filter(({ picture }) => picture === source), hasMore };
  },
  memory: { read: () => null, write: () => undefined },
});

/** The longer side of the area, in mm: only its shape matters. */
const SIDE = 150;
const MAX_RATIO = 4;

function areaOf({ width, height }: Size) {
  const k = SIDE / Math.max(width, height);
  const least = SIDE / MAX_RATIO;
  return { width: mm(Math.max(least, width * k)), height: mm(Math.max(least, height * k)), keep_out: [] };
}

interface OutcomeProps {
  readonly port: DrawingPort;
  readonly drawing: DrawingView;
  /** The number of the result that is being put in place. */
  readonly busy: number | undefined;
  readonly onTake: (number: number) => void;
}

function Outcome({ port, drawing, busy, onTake }: OutcomeProps) {
  const t = useT();
  const { state, failure, results } = drawing;
  if (state === 'failed' || state === 'refused') {
    return (
      <p role="status" className="text-small flex flex-col gap-0.5">
        <span className="font-semibold">{t(state === 'failed' ? 'drawing.failed' : 'drawing.refused')}</span>
        {state === 'failed' && <span className="text-ink-soft">{t(`drawing.failed.${failure ?? 'provider'}`)}</span>}
      </p>
    );
  }
  if (results.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-small text-ink-soft">
        {t('drawing.restyle.choose')}
      </p>
      <ul className="grid grid-cols-4 gap-2 large:grid-cols-2">
        {results.map((result) => (
          <li key={result.asset}>
            <button
              type="button"
              aria-label={t('drawing.picture', { number: result.number + 1 })}
              aria-busy={busy === result.number || undefined}
              disabled={busy !== undefined}
              onClick={() => onTake(result.number)}
              className="press block w-full overflow-hidden rounded-medium disabled:opacity-60"
            >
              <Thumb port={port} asset={result.asset} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thumb({ port, asset }: { readonly port: DrawingPort; readonly asset: AssetId }) {
  const address = useResult(port, asset);
  if (typeof address !== 'string') return <Skeleton className="aspect-square w-full" />;
  return <img src={address} alt="" className="aspect-square w-full object-cover" />;
}
