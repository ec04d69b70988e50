import { groupId, type Ink } from '@cpc/design';
import { mm } from '@cpc/domain';
import { layerBox, paintLayer } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor } from '../../context.ts';
import type { Editor } from '../../model/editor.ts';
import { textInsertionPoint } from '../../store/insertion-point.ts';
import { documentOf, selectedLayer } from '../../store/state.ts';
import { commit, settle } from '../../store/store.ts';
import { Painted, type PaintTile } from '../painted.tsx';
import { sampleGround } from '../sample-ground.ts';
import { layPair, pairGeometry, type TwoLines } from './lay-pair.ts';
import { measureWords } from './measure-words.ts';
import { lineStyle, type Pair, PAIRS } from './pairs.ts';
import { beginningOf, sampleText } from './sample-text.ts';

interface PairRowProps {
  readonly words: string;
  readonly best: Ink;
}

/** Pairs of faces; one tap sets the first line of the text as the headline and the others below it. */
export function PairRow({ words, best }: PairRowProps) {
  const t = useT();
  const editor = useEditor();
  const lines = twoLines(words, [t('studio.pair.first'), t('studio.pair.second')]);
  const ground = (best.kind === 'colour' && sampleGround(best.colour)) || 'bg-lifted';
  return (
    <fieldset className="grid min-w-0 shrink-0 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
      <legend className="text-small text-ink-soft pt-2 pb-2 font-medium">{t('studio.text.pairs')}</legend>
      {PAIRS.map((pair) => (
        <button
          key={pair.key}
          type="button"
          aria-label={t(`studio.pair.${pair.key}`)}
          title={t(`studio.pair.${pair.key}`)}
          onClick={() => takePair(editor, pair, lines, best)}
          className={`press offscreen-idle h-22 min-w-0 rounded-medium p-1.5 ${ground}`}
        >
          <Sample pair={pair} lines={lines} ink={best} />
        </button>
      ))}
    </fieldset>
  );
}

/** The first line, and the others as one; what is missing comes from the sample. */
function twoLines(words: string, sample: TwoLines): TwoLines {
  const [first, ...others] = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [first ?? sample[0], others.join('\n') || sample[1]];
}

const boxesOf = ({ assets }: Pick<Editor, 'assets'>, pair: Pair, [first, second]: TwoLines) => {
  const one = measureWords(assets, { text: first, ...lineStyle(first, pair.headline) });
  const two = measureWords(assets, { text: second, ...lineStyle(second, pair.second) });
  return one && two ? ([one, two] as const) : undefined;
};

/** Share of the surface's width and height that a pair may take. */
const ROOM = { width: 0.78, height: 0.4 } as const;

/** Sets a pair in place of the selected text, or as a new one; one step. The headline stays to be edited. */
function takePair(editor: Editor, pair: Pair, lines: TwoLines, ink: Ink): void {
  const { store, surface, nextLayerId } = editor;
  const boxes = boxesOf(editor, pair, lines);
  if (!boxes) return;
  settle(store);
  const state = store.getState();
  const document = documentOf(state);
  const layer = selectedLayer(state);
  const old = layer?.type === 'text' ? layer : undefined;
  const ids = [nextLayerId(), nextLayerId()] as const;
  const change = layPair(document, pair, lines, boxes, {
    place: {
      centre: old?.placement ?? textInsertionPoint(document, surface),
      rotation: old?.placement.rotation ?? 0,
      width: surface.width * ROOM.width,
      height: surface.height * ROOM.height,
    },
    ink: old?.ink ?? ink,
    group: groupId(nextLayerId()),
    ids,
    instead: old,
  });
  if (commit(store, change)) store.setState({ selection: [old?.id ?? ids[0]] });
}

/** mm; only its ratio to the tile matters. */
const SAMPLE_ROOM = { width: 60, height: 36 } as const;
const SHOWN = 14;

function Sample({ pair, lines, ink }: { readonly pair: Pair; readonly lines: TwoLines; readonly ink: Ink }) {
  const { assets } = useEditor();
  const written = JSON.stringify([lines.map((line) => beginningOf(line, SHOWN)), ink]);
  const paint = useCallback<PaintTile>(
    (target, { width, height }) => {
      const [shown, colour] = JSON.parse(written) as [TwoLines, Ink];
      const boxes = boxesOf({ assets }, pair, shown);
      if (!boxes) return;
      const { sizes, offsets } = pairGeometry(pair, boxes, SAMPLE_ROOM);
      const scale = Math.min(width / (SAMPLE_ROOM.width * 1.1), height / (SAMPLE_ROOM.height * 1.1));
      [pair.headline, pair.second].forEach((line, i) => {
        const text = shown[i] ?? '';
        const style = { ...lineStyle(text, line), size: mm(sizes[i] ?? 1), ink: colour };
        const layer = sampleText(`pair-${pair.key}-${i}-${text}`, { text, ...style });
        if (layerBox(layer, assets).width === 0) return;
        const placement = {
          ...layer.placement,
          x: mm(width / 2 / scale),
          y: mm(height / 2 / scale + (offsets[i] ?? 0)),
        };
        paintLayer(target, { ...layer, placement }, scale, assets);
      });
    },
    [pair, written, assets],
  );
  return <Painted paint={paint} className="size-full" />;
}
