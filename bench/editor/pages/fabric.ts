import { Canvas, FabricImage } from 'fabric';
import { drawPicture, items, PICTURES, SCENE } from './scene.ts';

/** Fabric as its documentation begins: a canvas with images on it. */
const element = document.createElement('canvas');
document.getElementById('root')?.append(element);
const canvas = new Canvas(element, { width: SCENE.width, height: SCENE.height });
const pictures = Array.from({ length: PICTURES }, (_, i) => drawPicture(i));

canvas.add(
  ...items().map(({ picture, x, y, size, rotation }) => {
    const scale = size / 256;
    return new FabricImage(pictures[picture] as HTMLCanvasElement, {
      left: x,
      top: y,
      originX: 'center',
      originY: 'center',
      scaleX: scale,
      scaleY: scale,
      angle: rotation,
    });
  }),
);
canvas.requestRenderAll();
document.body.dataset['ready'] = 'yes';
