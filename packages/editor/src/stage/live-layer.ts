import type { DoodleLayer, LayerId } from '@cpc/design';
import { newDoodle } from '../store/additions.ts';
import { strokeOf } from '../store/pen.ts';
import type { Editor } from '../model/editor.ts';

const LIVE_ID = 'live' as LayerId;

/** The line under the pen as the layer it will become, so that it is drawn by the same painter. */
export function liveLayer(editor: Editor): DoodleLayer | undefined {
  const line = editor.sketch.line();
  if (!line || line.points.length === 0) return undefined;
  return newDoodle(editor.store.getState().history.document, LIVE_ID, strokeOf(line));
}
