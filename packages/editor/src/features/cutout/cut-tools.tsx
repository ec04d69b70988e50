import { cutoutSize, type PictureLayer } from '@cpc/design';
import { Button, Segmented, Slider, Spinner, useT } from '@cpc/ui';
import { CoarserNote } from '../../imaging/coarser-note.tsx';
import type { CutTool } from './cut-tool.ts';
import type { CutNote, Cutout } from './use-cutout.ts';

const WAYS = ['people', 'tap', 'brush'] as const;

/** What is chosen at the bottom of the screen. */
export interface CutChoice {
  readonly way: (typeof WAYS)[number];
  readonly keeps: boolean;
  readonly adds: boolean;
  /** Radius of the brush, CSS pixels. */
  readonly radius: number;
  /** 0 … 100 */
  readonly softness: number;
}

export const FIRST_CHOICE: CutChoice = { way: 'people', keeps: true, adds: false, radius: 18, softness: 30 };

/** What a touch of the picture does with this choice; null if it does nothing. */
export function toolOf({ way, keeps, adds, radius, softness }: CutChoice): CutTool | null {
  if (way === 'tap') return { kind: 'tap', keep: keeps };
  return way === 'brush' ? { kind: 'brush', brush: { radius, softness: softness / 100, adds } } : null;
}

export interface CutToolsProps {
  readonly layer: PictureLayer;
  readonly choice: CutChoice;
  readonly onChoose: (choice: CutChoice) => void;
  readonly cutout: Cutout;
}

/** The ways to cut out, the options of the chosen one, and what came of it. */
export function CutTools({ layer, choice, onChoose, cutout }: CutToolsProps) {
  const t = useT();
  return (
    <footer className="bg-raised shadow-sheet mx-auto flex w-full max-w-xl flex-col gap-3 rounded-t-huge p-4">
      <Segmented
        label={t('studio.cutout.way')}
        value={choice.way}
        onChange={(way) => onChoose({ ...choice, way })}
        options={WAYS.map((value) => ({ value, label: t(`studio.cutout.${value}`) }))}
      />
      <div className="flex min-h-40 flex-col justify-center gap-2">
        {choice.way === 'people' && (
          <Button kind="cool" icon="people" disabled={cutout.note === 'working'} onClick={cutout.findPeople}>
            {t('studio.cutout.findPeople')}
          </Button>
        )}
        {choice.way === 'tap' && (
          <Segmented
            label={t('studio.cutout.tap')}
            value={choice.keeps ? 'keep' : 'remove'}
            onChange={(value) => onChoose({ ...choice, keeps: value === 'keep' })}
            options={(['keep', 'remove'] as const).map((value) => ({ value, label: t(`studio.cutout.${value}`) }))}
          />
        )}
        {choice.way === 'brush' && <BrushOptions choice={choice} onChoose={onChoose} />}
        {choice.way === 'people' && cutout.offer !== 'none' && (
          // It stays while it works and when it is spent, and so keeps the focus.
          <Button
            kind="outline"
            disabled={cutout.note === 'working' || cutout.offer === 'spent'}
            onClick={cutout.askServer}
          >
            {t('studio.cutout.askServer')}
          </Button>
        )}
        <CoarserNote layer={layer} result={(whole) => cutoutSize(whole, layer.crop)} />
        <Note way={choice.way} note={cutout.note} onStop={cutout.stop} />
      </div>
    </footer>
  );
}

function BrushOptions({ choice, onChoose }: Pick<CutToolsProps, 'choice' | 'onChoose'>) {
  const t = useT();
  return (
    <>
      <Segmented
        label={t('studio.cutout.brush')}
        value={choice.adds ? 'add' : 'erase'}
        onChange={(value) => onChoose({ ...choice, adds: value === 'add' })}
        options={(['erase', 'add'] as const).map((value) => ({ value, label: t(`studio.cutout.${value}`) }))}
      />
      <Slider
        label={t('studio.cutout.size')}
        min={4}
        max={60}
        value={choice.radius}
        onChange={(radius) => onChoose({ ...choice, radius })}
      />
      <Slider
        label={t('studio.cutout.softness')}
        min={0}
        max={100}
        value={choice.softness}
        text={t('studio.percent', { value: choice.softness })}
        onChange={(softness) => onChoose({ ...choice, softness })}
      />
    </>
  );
}

interface NoteProps {
  readonly way: CutChoice['way'];
  readonly note: CutNote;
  readonly onStop: () => void;
}

/** How the chosen way works, the work under way, or what came of it. It keeps its room: the picture above stays still. */
function Note({ way, note, onStop }: NoteProps) {
  const t = useT();
  if (note !== null && note !== 'working' && note !== 'found') {
    return (
      <p role="alert" className="text-small text-bad flex min-h-11 items-center font-medium text-pretty">
        {t(`studio.cutout.${note}`)}
      </p>
    );
  }
  const how = way === 'brush' ? '' : t(`studio.cutout.${way}.how`);
  return (
    <div className="flex min-h-11 items-center gap-3">
      {note === 'working' && <Spinner />}
      <output className="text-small text-ink-soft grow text-pretty">{note ? t(`studio.cutout.${note}`) : how}</output>
      {note === 'working' && (
        <Button kind="ghost" onClick={onStop}>
          {t('common.cancel')}
        </Button>
      )}
    </div>
  );
}
