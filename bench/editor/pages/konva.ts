import Konva from 'konva';
import { drawPicture, items, PICTURES, SCENE } from './scene.ts';

/** Konva as its documentation begins: a stage, a layer, draggable images. With `?layers=3` the dragged one has a layer of its own. */
const stage = new Konva.Stage({ container: 'root', width: SCENE.width, height: SCENE.height });
const banded = new URLSearchParams(location.search).has('layers');
const layers = Array.from({ length: banded ? 3 : 1 }, () => new Konva.Layer());
const pictures = Array.from({ length: PICTURES }, (_, i) => drawPicture(i));

items().forEach(({ picture, x, y, size, rotation }, i) => {
  const image = new Konva.Image({
    image: pictures[picture],
    x,
    y,
    width: size,
    height: size,
    offsetX: size / 2,
    offsetY: size / 2,
    rotation,
    draggable: true,
  });
  layers[banded ? 1 + Math.sign(i - SCENE.dragged) : 0]?.add(image);
});
stage.add(...(layers as [Konva.Layer]));
document.body.dataset['ready'] = 'yes';
