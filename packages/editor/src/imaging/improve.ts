import {
  type LayerId,
  type Made,
  madeBy,
  type PictureLayer,
  type PictureTool,
  type Recipe,
  updateLayer,
} from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { decodeProxy } from '../assets/proxy.ts';
import type { Editor } from '../model/editor.ts';
import type { Pictures } from '../model/pictures.ts';
import type { EditorPorts } from '../ports/ports.ts';
import { documentOf, layerOf } from '../document/state.ts';
import { commit } from '../document/steps.ts';
import { ToolError } from './protocol.ts';
import { readPixels } from './read-pixels.ts';
import { runTool } from './run-tool.ts';
import { wholeFile } from './whole-file.ts';
import { writePixels } from './write-pixels.ts';
import { noteToolRun } from '../loading/state.ts';

export type Improvement = Recipe & { readonly tool: Extract<PictureTool, 'enhance' | 'upscale'> };

/** Shares of the progress: to load and decode the picture, and to encode the result, takes a little of the time. */
const READ = 0.05;
const WRITTEN = 0.95;

/**
 * Enhances or enlarges the picture of a layer on this device (AI-02), as one step that undo takes back (AI-06). It begins
 * with the picture before earlier improvements. What goes wrong is told to the customer; the design is then unchanged.
 * @returns whether the layer has a new picture
 */
export async function improve(
  editor: Editor,
  pictures: Pictures,
  id: LayerId,
  { tool, ...recipe }: Improvement,
): Promise<boolean> {
  const { store } = editor;
  const layer = pictureOf(editor, id);
  if (!layer || store.getState().toolRun) return false;
  const made = madeBy(layer, tool, recipe);
  if (made.strength === 0 && made.times === 1) return restore(editor, id);
  const stop = new AbortController();
  const { signal } = stop;
  // A picture that is being loaded or decoded cannot be stopped: what comes of it is dropped, and the next tool may begin.
  const end = () => {
    if (signal.aborted) return;
    stop.abort();
    noteToolRun(store, null);
  };
  const onProgress = (share: number) => !signal.aborted && noteToolRun(store, { layer: id, tool, share, cancel: end });
  onProgress(0);
  try {
    const file = await improved(editor.ports, pictures, made, { onProgress, signal });
    const { bitmap } = await decodeProxy(file);
    signal.throwIfAborted();
    return await show(editor, pictures, layer, { file, bitmap, tool, recipe });
  } catch (error) {
    if (!signal.aborted) editor.notify(reasonOf(error), 'error');
    return false;
  } finally {
    end();
  }
}

/** Gives a layer back the picture before its improvement; the improved one stays in the history. */
export function restore({ store }: Editor, id: LayerId): boolean {
  const layer = layerOf(store.getState(), id);
  if (layer?.type !== 'picture' || !layer.made) return false;
  const { from, before } = layer.made;
  return commit(store, updateLayer<PictureLayer>(documentOf(store.getState()), id, { asset: from, made: before }));
}

function pictureOf({ store }: Editor, id: LayerId): PictureLayer | undefined {
  const layer = layerOf(store.getState(), id);
  return layer?.type === 'picture' ? layer : undefined;
}

interface Watching {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

async function improved(
  ports: EditorPorts,
  pictures: Pictures,
  { from, strength, times }: Made,
  { onProgress, signal }: Watching,
): Promise<Blob> {
  const whole = await wholeFile(ports, pictures, from).catch((error: unknown) => {
    throw new ToolError('unavailable', String(error));
  });
  signal.throwIfAborted();
  const pixels = await readPixels(whole, times);
  onProgress(READ);
  const working = (share: number) => onProgress(READ + share * (WRITTEN - READ));
  const result = await runTool({ tool: 'improve', pixels, strength, times }, { onProgress: working, signal });
  const file = await writePixels(result);
  signal.throwIfAborted();
  return file;
}

interface Result {
  readonly file: Blob;
  readonly bitmap: ImageBitmap;
  readonly tool: PictureTool;
  readonly recipe: Recipe;
}

/** @returns false if the layer is gone or has another picture by now: what is made is then no longer wanted */
function show(
  { store, ports }: Editor,
  pictures: Pictures,
  { id, asset: before }: PictureLayer,
  { file, bitmap, tool, recipe }: Result,
): Promise<boolean> {
  const asset = brand<AssetId>(`${ports.randomId()}${ports.randomId()}`);
  return pictures.show({ asset, file }, bitmap, () => {
    const layer = layerOf(store.getState(), id);
    // Its upload may have ended in the meantime, which changes its name.
    if (layer?.type !== 'picture' || layer.asset !== pictures.nameOf(before)) return false;
    const changed = { asset, made: madeBy(layer, tool, recipe) };
    return commit(store, updateLayer<PictureLayer>(documentOf(store.getState()), id, changed));
  });
}

function reasonOf(error: unknown) {
  return `studio.toolFailed.${error instanceof ToolError ? error.problem : 'broken'}` as const;
}
