import {
  type Arrangement,
  type Collage,
  type DesignDocument,
  GAP,
  isEmptyDiff,
  layersOf,
  layoutsFor,
  PLACES,
  PLAIN_STYLE,
} from '@cpc/design';
import { Button, ChoiceChip, Slider, useFormat, useT } from '@cpc/ui';
import { useRef, useState } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { Panel } from '../../parts/panel.tsx';
import { documentOf } from '../../document/state.ts';
import { amend, commit, endStep } from '../../document/steps.ts';
import type { EditorState } from '../../session/state.ts';
import { askForPictures } from './ask-for-pictures.ts';
import { currentCollage, freePictures, layOut, makeRoom, photosOf, placesFor } from './arranging.ts';
import { LayoutTile } from './layout-tile.tsx';
import { takePhotos } from './take-photos.ts';
import { select } from '../../session/selection.ts';

/** Photos in a layout (ED-13): choose them, choose a layout, set gaps and corners. */
export function CollagePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const editor = useEditor();
  const state = useRestingState();
  const document = documentOf(state);
  const collage = currentCollage(state);
  const photos = collage ? photosOf(collage) : freePictures(document).length;
  const [wanted, setWanted] = useState(() => (photos > 0 ? placesFor(photos) : 4));
  const places = collage?.cells.length ?? Math.max(wanted, photos);
  const change = (fields: Partial<Arrangement>) => {
    rearrange(editor, { ...(collage ? {} : { places }), ...fields });
    endStep(editor.store);
  };
  return (
    <Panel title={t('collage.title')} onClose={onClose} steady fixed={<Chooser collage={collage} />}>
      <div
        role="group"
        aria-label={t('collage.places')}
        className="hide-scrollbar -mx-4 flex shrink-0 gap-1.5 overflow-x-auto px-4"
      >
        {COUNTS.map((count) => (
          <ChoiceChip
            key={count}
            chosen={count === places}
            disabled={count < photos}
            aria-label={t('collage.places.count', { count })}
            onClick={() => (collage ? change({ places: count }) : setWanted(count))}
          >
            {format.number(count)}
          </ChoiceChip>
        ))}
      </div>
      <Layouts document={document} collage={collage} places={places} onChoose={(layout) => change({ layout })} />
      {collage && <Sliders collage={collage} />}
    </Panel>
  );
}

const COUNTS = Array.from({ length: PLACES.most - PLACES.least + 1 }, (_, n) => PLACES.least + n);

/** The state at rest: while a finger moves something, the tiles are not painted again. */
function useRestingState(): EditorState {
  const { store } = useEditor();
  const last = useRef(store.getState());
  return useEditorState((state) => {
    const before = last.current;
    const isSame = before.history.document === state.history.document && before.selection === state.selection;
    if (!isSame && !state.touched && state.dragged === null) last.current = state;
    return last.current;
  });
}

/** Lays the collage out anew, within an open step. */
function rearrange({ store, surface, nextLayerId }: Editor, fields: Partial<Arrangement>): void {
  const state = store.getState();
  const diff = layOut(documentOf(state), currentCollage(state), fields, { surface, nextId: nextLayerId });
  amend(store, diff);
}

interface LayoutsProps {
  readonly document: DesignDocument;
  readonly collage: Collage | undefined;
  readonly places: number;
  readonly onChoose: (layout: string) => void;
}

function Layouts({ document, collage, places, onChoose }: LayoutsProps) {
  const t = useT();
  const style = collage?.style ?? PLAIN_STYLE;
  return (
    <div
      role="group"
      aria-label={t('collage.layouts')}
      className="hide-scrollbar -mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 py-0.5 wide:mx-0 wide:grid wide:grid-cols-4 wide:overflow-visible wide:p-0.5"
    >
      {layoutsFor(places).map(({ key }) => (
        <LayoutTile
          key={key}
          layout={key}
          document={document}
          collage={collage}
          places={places}
          style={style}
          chosen={collage?.layout === key}
          onChoose={() => onChoose(key)}
        />
      ))}
    </div>
  );
}

/** Chooses photos of the device, and selects the whole collage. */
function Chooser({ collage }: { readonly collage: Collage | undefined }) {
  const t = useT();
  const editor = useEditor();
  const pictures = usePictures();
  const [busy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    setBusy(true);
    await takeIntoCollage(editor, pictures, files).finally(() => setBusy(false));
  };
  const { store } = editor;
  const selectAll = (group: Collage['group']) =>
    select(
      store,
      layersOf(documentOf(store.getState())).flatMap((layer) => (layer.group === group ? [layer.id] : [])),
    );
  return (
    <div className="flex gap-2">
      <Button
        kind="primary"
        icon="picture"
        busy={busy}
        onClick={() => askForPictures((files) => void take(files))}
        className="flex-1"
      >
        {t('collage.choose')}
      </Button>
      {collage && (
        <Button kind="outline" icon="move" onClick={() => selectAll(collage.group)}>
          {t('collage.whole')}
        </Button>
      )}
    </div>
  );
}

/** Makes room for the files in the collage, or a new collage for them, and fills it: one step, if no other intervenes. */
async function takeIntoCollage(editor: Editor, pictures: Pictures, files: readonly File[]): Promise<void> {
  const { store, surface, nextLayerId } = editor;
  const before = store.getState();
  const room = makeRoom(documentOf(before), currentCollage(before), files.length, { surface, nextId: nextLayerId });
  if (!commit(store, room)) return;
  const begun = isEmptyDiff(room) ? undefined : store.getState().history.done.at(-1);
  const empty = () => currentCollage(store.getState())?.cells.find(({ type }) => type === 'place')?.id;
  const places = currentCollage(store.getState())?.cells.filter(({ type }) => type === 'place').length ?? 0;
  if (places < files.length) editor.notify('collage.most');
  await takePhotos(editor, pictures, files.slice(0, places), { cellFor: empty, begun });
}

function Sliders({ collage: { style } }: { readonly collage: Collage }) {
  const t = useT();
  const editor = useEditor();
  const set = (fields: Partial<typeof style>) => rearrange(editor, { style: { ...style, ...fields } });
  const done = () => endStep(editor.store);
  return (
    <div className="flex flex-col gap-2">
      <Slider
        label={t('collage.gap')}
        min={GAP.least * 1000}
        max={GAP.most * 1000}
        step={5}
        value={Math.round(style.gap * 1000)}
        onChange={(value) => set({ gap: value / 1000 })}
        onCommit={done}
      />
      <Slider
        label={t('collage.corners')}
        min={0}
        max={500}
        step={20}
        value={Math.round(style.rounding * 1000)}
        onChange={(value) => set({ rounding: value / 1000 })}
        onCommit={done}
      />
    </div>
  );
}
