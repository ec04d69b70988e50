import { UPLOAD_LIMITS_TOLD } from '@cpc/contract/wire';
import { applyDiff, type DesignDiff, EMPTY_DOCUMENT, type IdeaPhoto, layerId, layoutsFor } from '@cpc/design';
import { Button, Skeleton, useT } from '@cpc/ui';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { PaintedDesign } from '../../parts/painted-design.tsx';
import { Panel } from '../../parts/panel.tsx';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { type Laying, photosAsCollage, photosInPile } from './lay-photos.ts';
import { type Picked, usePickedPhotos } from './use-picked-photos.ts';
import { chosenFiles } from '../../session/state.ts';

interface PhotosPanelProps {
  readonly onClose: () => void;
}

/** Several photos that were chosen at once: as a collage, or one over another (ED-13). */
export function PhotosPanel({ onClose }: PhotosPanelProps) {
  const files = useEditorState(chosenFiles);
  // Others may be chosen while it is open.
  return <Choice key={files.map(({ name, size }) => `${name} ${size}`).join('\n')} files={files} onClose={onClose} />;
}

function Choice({ files, onClose }: PhotosPanelProps & { readonly files: readonly File[] }) {
  const t = useT();
  const { store, surface, nextLayerId } = useEditor();
  const picked = usePickedPhotos(files);
  const { photos, failed, take } = picked;
  const put = async (lay: Lay) => {
    const isDone = await take((named) =>
      commit(store, lay(documentOf(store.getState()), named, { surface, nextId: nextLayerId })),
    );
    if (isDone) onClose();
  };
  const isSeveral = photos.length > 1;
  const [layout] = isSeveral ? layoutsFor(photos.length) : [];
  const pile: Lay = photosInPile;
  const first = layout ? asCollage(layout.key) : pile;
  return (
    <Panel
      title={t('collage.photos.title', { count: photos.length })}
      onClose={() => (photos.length === 0 ? onClose() : void put(first))}
      isBusy={picked.isReading}
      onCancel={onClose}
    >
      {picked.isReading ? (
        <Reading {...picked} />
      ) : (
        isSeveral && <Layouts photos={photos} onPut={(lay) => void put(lay)} />
      )}
      {!picked.isReading && photos.length > 0 && (
        <Button kind="outline" icon="layers" onClick={() => void put(pile)}>
          {t(isSeveral ? 'collage.photos.pile' : 'collage.photos.one')}
        </Button>
      )}
      {failed.length > 0 && (
        <ul role="alert" className="text-small text-warn bg-warn-wash flex flex-col gap-1 rounded-medium px-4 py-2">
          {failed.map(({ name, why }, n) => (
            <li key={n} className="break-words">
              {t('collage.photos.failed', { name: `\u2068${name}\u2069`, why: t(why, UPLOAD_LIMITS_TOLD) })}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Puts photos into a design. */
type Lay = (document: typeof EMPTY_DOCUMENT, photos: readonly IdeaPhoto[], laying: Laying) => DesignDiff;

const asCollage =
  (layout: string): Lay =>
  (document, photos, laying) =>
    photosAsCollage(document, photos, layout, laying);

function Reading({ photos, failed, count }: Picked) {
  const t = useT();
  return (
    <output className="text-small text-ink-soft flex flex-col gap-3">
      {t('collage.photos.reading', { number: Math.min(count, photos.length + failed.length + 1), count })}
      <Skeleton className="h-30" />
    </output>
  );
}

/** Ids of the layers of samples. */
function tileIds() {
  let made = 0;
  return () => layerId(`tile-${(made += 1)}`);
}

/** The layouts for so many photos, as the case looks with them. */
function Layouts({ photos, onPut }: { readonly photos: readonly IdeaPhoto[]; readonly onPut: (lay: Lay) => void }) {
  const t = useT();
  const { surface } = useEditor();
  const samples = useMemo(() => {
    const laying = { surface, nextId: tileIds() };
    return layoutsFor(photos.length).map(({ key }) => ({
      key,
      document: applyDiff(EMPTY_DOCUMENT, photosAsCollage(EMPTY_DOCUMENT, photos, key, laying)),
    }));
  }, [photos, surface]);
  return (
    <div
      role="group"
      aria-label={t('collage.layouts')}
      className="hide-scrollbar wide:mx-0 wide:grid wide:grid-cols-4 wide:overflow-visible wide:p-0.5 -mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 py-0.5"
    >
      {samples.map(({ key, document }) => {
        const name = t(`collage.layout.${key as 'grid'}`);
        return (
          <button
            key={key}
            type="button"
            aria-label={name}
            title={name}
            data-layout={key}
            onClick={() => onPut(asCollage(key))}
            className="press bg-lifted wide:w-full aspect-[9/14] w-22 shrink-0 rounded-medium p-1.5"
          >
            <PaintedDesign document={document} />
          </button>
        );
      })}
    </div>
  );
}
