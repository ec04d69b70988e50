import { boxAround, type Point, type Rect } from '@cpc/design';
import { toSurface } from '../geometry/view.ts';
import type { SelectionPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';

export function startMarquee(stage: SelectionPort & ViewPort, first: PointerInput): StateOf<'marquee'> {
  return {
    name: 'marquee',
    pointer: first.pointer,
    from: toSurface(stage.view(), first.point),
    kept: first.adds || stage.isMultiSelect() ? stage.selection() : [],
  };
}

export function marquee(state: StateOf<'marquee'>, event: ToolEvent, stage: SelectionPort & ViewPort): ToolState {
  if (event.pointer !== state.pointer || event.type === 'down') return state;
  if (event.type === 'cancel') stage.select(state.kept);
  if (event.type !== 'move') {
    stage.drawMarquee(null);
    return { name: 'idle' };
  }
  const box = between(state.from, toSurface(stage.view(), event.point));
  stage.drawMarquee(box);
  stage.select([...new Set([...state.kept, ...stage.layersIn(box)])]);
  return state;
}

const between = (from: Point, to: Point): Rect => boxAround([from, to]);
