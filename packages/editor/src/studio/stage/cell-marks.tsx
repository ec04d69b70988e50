import { cutPath, isCell, layersOf, pathData, type PictureLayer, type PlaceLayer, rectPath } from '@cpc/design';
import { Icon, useT } from '@cpc/ui';
import { useShallow } from 'zustand/react/shallow';
import { useCore, useEditorState } from '../../model/context.ts';
import { toStage } from '../../geometry/view.ts';
import { layerOf } from '../../document/state.ts';
import { isCropping, isDoodling, isPreviewing } from '../../session/state.ts';
import { shownLayer } from '../../session/selected.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** Shows the empty places of collages, which the painter leaves out, and the cell that a dragged photo swaps with. */
export function CellMarks() {
  const places = useEditorState(
    useShallow((state) =>
      isPreviewing(state)
        ? []
        : layersOf(state.history.document).filter(
            (layer): layer is PlaceLayer => layer.type === 'place' && !layer.hidden,
          ),
    ),
  );
  const target = useEditorState((state) => {
    const { swapTarget } = state;
    const layer = swapTarget === null ? undefined : layerOf(state, swapTarget);
    return isCell(layer) ? layer : undefined;
  });
  return (
    <>
      {places.map((place) => (
        <Place key={place.id} place={place} />
      ))}
      {target && (
        <SurfaceSpace>
          <path
            d={outlineOf(target)}
            transform={transformOf(target)}
            className="fill-warm stroke-warm"
            fillOpacity="0.35"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </SurfaceSpace>
      )}
    </>
  );
}

const outlineOf = (cell: PlaceLayer | PictureLayer): string => {
  const { width, height } = cell;
  return pathData(cutPath(cell) ?? rectPath({ x: -width / 2, y: -height / 2, width, height }));
};

const transformOf = ({ placement: { x, y, rotation, scale } }: PlaceLayer | PictureLayer): string =>
  `translate(${x} ${y}) rotate(${rotation}) scale(${scale})`;

/** A dashed frame, and a plus that chooses a photo. */
function Place({ place }: { readonly place: PlaceLayer }) {
  const t = useT();
  const { photoAsked } = useCore();
  const view = useEditorState((state) => state.view);
  const shown = useEditorState(useShallow((state) => shownLayer(state, place).placement));
  const isDrawing = useEditorState((state) => isDoodling(state) || isCropping(state));
  const at = toStage(view, shown);
  const layer = { ...place, placement: shown };
  return (
    <>
      <SurfaceSpace>
        <path
          d={outlineOf(layer)}
          transform={transformOf(layer)}
          className="fill-paper stroke-paper"
          fillOpacity="0.16"
          strokeWidth="1.5"
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
        />
      </SurfaceSpace>
      {!isDrawing && (
        <button
          type="button"
          data-place={place.id}
          aria-label={t('studio.place.choose')}
          disabled={place.locked}
          onClick={() => photoAsked.fire(place.id)}
          className="absolute top-0 left-0 -ms-5.5 -mt-5.5 grid size-11 place-items-center"
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        >
          <span className="bg-paper text-ground shadow-lift grid size-8 place-items-center rounded-full">
            <Icon name="plus" size={18} />
          </span>
        </button>
      )}
    </>
  );
}
