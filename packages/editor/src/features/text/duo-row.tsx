import { type CapitalsLanguage, groupId, type Ink } from '@cpc/design';
import { mm, withLineFeeds } from '@cpc/domain';
import { layerBox, paintLayer } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import { textInsertionPoint } from '../../document/insertion-point.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { documentOf } from '../../document/state.ts';
import { commit, endStep } from '../../document/steps.ts';
import { selectedLayer } from '../../session/selected.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { sampleGround } from '../../parts/sample-ground.ts';
import { TileGroup } from '../../parts/tile-group.tsx';
import { layDuo, duoGeometry, type TwoLines } from './lay-duo.ts';
import { measureWords } from '../../parts/words/measure-words.ts';
import { lineStyle, type Duo, DUOS } from './duos.ts';
import { beginningOf, sampleText } from '../../parts/words/sample-text.ts';
import { select } from '../../session/selection.ts';

const KEYS = DUOS.map(({ key }) => key);

/** Duos of faces; one tap sets the first line of the text as the headline and the others below it. */
export function DuoRow({ words, best }: { readonly words: string; readonly best: Ink }) {
  const t = useT();
  const editor = useEditor();
  const language = useCapitalsLanguage();
  const lines = twoLines(words, [t('studio.duo.first'), t('studio.duo.second')]);
  const ground = (best.kind === 'colour' && sampleGround(best.colour)) || 'bg-lifted';
  return (
    <TileGroup
      legend={<legend className="text-small text-ink-soft pt-2 pb-2 font-medium">{t('studio.text.duos')}</legend>}
      keys={KEYS}
      chosen={undefined}
      className="grid min-w-0 shrink-0 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2"
      box="h-22"
      tile={(at, tabIndex) => {
        const duo = DUOS[at];
        return (
          duo && (
            <button
              type="button"
              aria-label={t(`studio.duo.${duo.key}`)}
              title={t(`studio.duo.${duo.key}`)}
              tabIndex={tabIndex}
              onClick={() => takeDuo(editor, { duo, lines, language }, best)}
              className={`press offscreen-idle min-w-0 rounded-medium p-1.5 ${ground}`}
            >
              <Sample duo={duo} lines={lines} language={language} ink={best} />
            </button>
          )
        );
      }}
    />
  );
}

/** The first line, and the others as one; what is missing comes from the sample. */
function twoLines(words: string, sample: TwoLines): TwoLines {
  const [first, ...others] = withLineFeeds(words)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [first ?? sample[0], others.join('\n') || sample[1]];
}

/** A duo with the words that it sets. */
interface Setting {
  readonly duo: Duo;
  readonly lines: TwoLines;
  readonly language: CapitalsLanguage | undefined;
}

const boxesOf = ({ assets }: Pick<Editor, 'assets'>, { duo, lines: [first, second], language }: Setting) => {
  const one = measureWords(assets, { text: first, ...lineStyle(first, duo.headline, language) });
  const two = measureWords(assets, { text: second, ...lineStyle(second, duo.second, language) });
  return one && two ? ([one, two] as const) : undefined;
};

/** Share of the surface's width and height that a duo may take. */
const ROOM = { width: 0.78, height: 0.4 } as const;

/** Sets a duo in place of the selected text, or as a new one; one step. The headline stays to be edited. */
function takeDuo(editor: Editor, setting: Setting, ink: Ink): void {
  const { store, surface, nextLayerId } = editor;
  const { duo, lines, language } = setting;
  const boxes = boxesOf(editor, setting);
  if (!boxes) return;
  endStep(store);
  const state = store.getState();
  const document = documentOf(state);
  const layer = selectedLayer(state);
  const old = layer?.type === 'text' ? layer : undefined;
  const ids = [nextLayerId(), nextLayerId()] as const;
  const change = layDuo(document, duo, lines, boxes, {
    place: {
      centre: old?.placement ?? textInsertionPoint(document, surface),
      rotation: old?.placement.rotation ?? 0,
      width: surface.width * ROOM.width,
      height: surface.height * ROOM.height,
    },
    ink: old?.ink ?? ink,
    language,
    group: groupId(nextLayerId()),
    ids,
    instead: old,
  });
  if (commit(store, change)) select(store, [old?.id ?? ids[0]]);
}

/** mm; only its ratio to the tile matters. */
const SAMPLE_ROOM = { width: 60, height: 36 } as const;
const MAX_SHOWN = 14;

function Sample({ duo, lines, language, ink }: Setting & { readonly ink: Ink }) {
  const { assets } = useEditor();
  const written = JSON.stringify([lines.map((line) => beginningOf(line, MAX_SHOWN)), ink]);
  const paint = useCallback<PaintTile>(
    (target, { width, height }) => {
      const [shown, colour] = JSON.parse(written) as [TwoLines, Ink];
      const boxes = boxesOf({ assets }, { duo, lines: shown, language });
      if (!boxes) return;
      const { sizes, offsets } = duoGeometry(duo, boxes, SAMPLE_ROOM);
      const scale = Math.min(width / (SAMPLE_ROOM.width * 1.1), height / (SAMPLE_ROOM.height * 1.1));
      [duo.headline, duo.second].forEach((line, i) => {
        const text = shown[i] ?? '';
        const style = { ...lineStyle(text, line, language), size: mm(sizes[i] ?? 1), ink: colour };
        const layer = sampleText(`duo-${duo.key}-${i}-${text}`, { text, ...style });
        if (layerBox(layer, assets).width === 0) return;
        const placement = {
          ...layer.placement,
          x: mm(width / 2 / scale),
          y: mm(height / 2 / scale + (offsets[i] ?? 0)),
        };
        paintLayer(target, { ...layer, placement }, scale, assets);
      });
    },
    [duo, written, language, assets],
  );
  return <Painted paint={paint} className="size-full" />;
}
