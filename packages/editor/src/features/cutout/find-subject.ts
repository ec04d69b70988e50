import type { IdeaSubject } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Mask } from '@cpc/imaging';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { createMaskCanvas } from './mask-canvas.ts';
import type { FoundSubject, SubjectAnswer, SubjectRequest } from './protocol.ts';
import { cutPicture, decoded } from './source.ts';

/** The part of a worker that is used. */
export interface SubjectWorker {
  readonly postMessage: (message: SubjectRequest, transfer: Transferable[]) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<SubjectAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/**
 * Finds the people of a photo, in a worker of its own that ends with the answer: nobody has asked for it, so it takes no
 * memory afterwards.
 * @param photo stays usable @param signal ends the work at once
 * @returns undefined if there is no clear face, the models could not be loaded or run, or the signal has ended it
 */
export async function findSubject(
  photo: ImageBitmap,
  signal: AbortSignal,
  start: () => SubjectWorker = startWorker,
): Promise<FoundSubject | undefined> {
  // Its size is reduced in the worker: a page would stand still for it.
  const bitmap = await createImageBitmap(photo);
  if (signal.aborted) {
    bitmap.close();
    return undefined;
  }
  const worker = start();
  return new Promise((resolve) => {
    const end = (result?: FoundSubject): void => {
      worker.terminate();
      resolve(result);
    };
    signal.addEventListener('abort', () => end(), { once: true });
    worker.onmessage = ({ data: { result } }) => end(typeof result === 'string' ? undefined : result);
    worker.onerror = () => end();
    worker.onmessageerror = () => end();
    worker.postMessage({ id: 1, task: { kind: 'subject', bitmap } }, [bitmap]);
  });
}

const startWorker = (): SubjectWorker =>
  new Worker(new URL('./cutout-worker.ts', import.meta.url), { type: 'module', name: 'cutout' });

/** A photo with only what a mask keeps, as large as the tool for cutting out makes it. */
export async function cutFile(
  editor: Editor,
  pictures: Pictures,
  photo: AssetId,
  { mask, box }: { readonly mask: Mask; readonly box: IdeaSubject['box'] },
): Promise<Blob | undefined> {
  const bitmap = await decoded(editor, pictures, photo, box);
  const { canvas, show } = createMaskCanvas(mask);
  show(mask);
  const file = await cutPicture({ bitmap }, canvas);
  bitmap.close();
  canvas.width = canvas.height = 1;
  return file;
}
