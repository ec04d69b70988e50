import { CallError } from '@cpc/contract';
import { serveWork } from '../../base/processes/serve-work.ts';
import { cutPicture } from './cut-picture.ts';
import { type Picture, takePicture } from './picture.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

/** The process that decodes untrusted files. */
serveWork(async (task: PictureTask): Promise<PictureAnswer<Picture>> => {
  try {
    const { proxy, ...picture } = await perform(task);
    return { picture, proxy: proxy === picture.bytes ? null : proxy };
  } catch (error) {
    if (error instanceof CallError) return { refused: error.error };
    throw error;
  }
});

function perform(task: PictureTask): Promise<Picture> {
  return task.kind === 'take' ? takePicture(task.path, task.made) : cutPicture(task.bytes, task.mediaType, task.cut);
}
