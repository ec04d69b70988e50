import type { Browser } from '@playwright/test';
import { table, times } from '../lib/figures.ts';
import { compareRows, ROUNDS } from './compare.ts';
import { FRAMES } from './drag-time.ts';
import { SCENE } from './pages/scene.ts';

const CONTENDERS = [
  { name: 'our editor, whole', page: 'editor.html' },
  { name: 'Konva 10.9, three layers by hand', page: 'konva.html?layers=3' },
  { name: 'Konva 10.9, one layer', page: 'konva.html' },
  { name: 'Fabric 7.4', page: 'fabric.html' },
] as const;

/** Drags one photograph among a hundred layers. */
export async function dragging(browser: Browser, base: string): Promise<string> {
  const rows = await compareRows(browser, base, CONTENDERS, times);
  return [
    '### Dragging one of 100 layers',
    '',
    `Main-thread time for each frame while a photograph is dragged over the other layers: 40 photographs (10 bitmaps of 1600 × 1200 px, a quarter with round corners), 20 stickers, 20 texts (half with an edge and a soft shadow) and 20 doodles (pen, marker, neon) on ${SCENE.width} × ${SCENE.height} px. All libraries get the same positions, pictures, typefaces and points. Medians of ${ROUNDS} rounds of ${FRAMES} frames. Ours is the complete editor, with history, snapping and selection box. Guide lines appear after a snap of 60 ms, so a fast drag does not draw them.`,
    '',
    table(['', 'full speed', '', 'CPU at a quarter', ''], rows),
  ].join('\n');
}
