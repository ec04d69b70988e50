import Konva from 'konva';
import { loadMaterial, type Material } from './material.ts';
import { type Doodle, draggedOf, type Item, items, type Photo, SCENE, type Sticker, type Words } from './scene.ts';

/**
 * Konva as in its documentation: a stage, a layer, draggable shapes. With `?layers=3` the dragged shape has its own
 * layer.
 */
const banded = new URLSearchParams(location.search).has('layers');
const material = await loadMaterial();
const stage = new Konva.Stage({ container: 'root', width: SCENE.width, height: SCENE.height });
const layers = Array.from({ length: banded ? 3 : 1 }, () => new Konva.Layer());
items().forEach((item, i) => {
  layers[banded ? 1 + Math.sign(i - draggedOf(SCENE.layers)) : 0]?.add(shapeOf(item, material));
});
stage.add(...(layers as [Konva.Layer]));
document.body.dataset['ready'] = 'yes';

function shapeOf(item: Item, { photos, stickers }: Material): Konva.Shape {
  if (item.kind === 'photo') return photoShape(item, photos[item.photo]);
  if (item.kind === 'sticker') return stickerShape(item, stickers[item.sticker]);
  return item.kind === 'text' ? textShape(item) : lineShape(item);
}

function placed({ x, y, rotation }: Item) {
  return { x, y, rotation, draggable: true };
}

function photoShape(item: Photo, image: HTMLCanvasElement | undefined): Konva.Image {
  return new Konva.Image({
    ...placed(item),
    image,
    width: item.width,
    height: item.height,
    offsetX: item.width / 2,
    offsetY: item.height / 2,
    cornerRadius: item.rounded ? item.height / 5 : 0,
  });
}

function stickerShape(item: Sticker, image: HTMLCanvasElement | undefined): Konva.Image {
  return new Konva.Image({
    ...placed(item),
    image,
    width: item.size,
    height: item.size,
    offsetX: item.size / 2,
    offsetY: item.size / 2,
  });
}

function textShape(item: Words): Konva.Text {
  const edge = {
    stroke: '#16161c',
    strokeWidth: item.size / 8,
    lineJoin: 'round',
    fillAfterStrokeEnabled: true,
    shadowColor: '#000000',
    shadowBlur: item.size / 6,
    shadowOffset: { x: item.size / 16, y: item.size / 16 },
  } as const;
  const text = new Konva.Text({
    ...placed(item),
    text: item.text,
    fontFamily: item.font,
    fontSize: item.size,
    fill: item.colour,
    ...(item.decorated ? edge : {}),
  });
  text.offset({ x: text.width() / 2, y: text.height() / 2 });
  return text;
}

function lineShape(item: Doodle): Konva.Line {
  return new Konva.Line({
    ...placed(item),
    points: [...item.points],
    stroke: item.colour,
    strokeWidth: item.thickness,
    lineCap: 'round',
    lineJoin: 'round',
    opacity: item.brush === 'marker' ? 0.6 : 1,
    ...(item.brush === 'neon' ? { shadowColor: item.colour, shadowBlur: item.thickness * 2 } : {}),
  });
}
