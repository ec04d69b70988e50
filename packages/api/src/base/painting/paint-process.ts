import type { AssetId } from '@cpc/domain';
import { serveWork } from '../processes/serve-work.ts';
import { contentFolder, profileFolder } from './content-files.ts';
import { type PaintPorts, paintRenderer } from './paint-renderer.ts';
import type { PaintRequest, PaintTask, PainterSettings } from './paint-task.ts';
import type { Renderer } from './renderer.ts';

/** The process that paints: one design at a time, so the largest design bounds its memory. */
const { content, profiles }: PainterSettings = JSON.parse(process.argv[2] ?? '{}');
const files: Pick<PaintPorts, 'content' | 'profile'> = {
  content: contentFolder(content),
  profile: profileFolder(profiles),
};
let blobs: PaintRequest['blobs'] = new Map();
const renderer = paintRenderer({ ...files, blob: async (asset: AssetId) => blobs.get(asset) });

serveWork(async ({ task, blobs: sent }: PaintRequest) => {
  blobs = sent;
  try {
    return await fulfil(renderer, task);
  } finally {
    blobs = new Map();
  }
});

async function fulfil(renderer: Renderer, task: PaintTask): Promise<Uint8Array> {
  switch (task.kind) {
    case 'print':
      return renderer.printFile(task.art, task.settings, task.facts);
    case 'thumbnail':
      return renderer.thumbnail(task.art);
    case 'preview':
      return renderer.preview(task.art, task.side);
    case 'chart':
      return renderer.chart(task.page, task.settings);
    case 'profile':
      await renderer.tryProfile(task.profile);
      return new Uint8Array();
  }
}
