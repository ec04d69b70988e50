import { Canvas, FabricImage, type FabricObject, FabricText, Polyline, Rect, Shadow } from 'fabric';
import { loadMaterial, type Material } from './material.ts';
import { type Doodle, type Item, items, type Photo, SCENE, type Sticker, type Words } from './scene.ts';

/** Fabric as in its documentation: a canvas with objects, with its default caching. */
const material = await loadMaterial();
const element = document.createElement('canvas');
document.getElementById('root')?.append(element);
const canvas = new Canvas(element, { width: SCENE.width, height: SCENE.height, preserveObjectStacking: true });
canvas.add(...items().map((item) => objectOf(item, material)));
canvas.requestRenderAll();
document.body.dataset['ready'] = 'yes';

function objectOf(item: Item, { photos, stickers }: Material): FabricObject {
  if (item.kind === 'photo') return photoObject(item, photos[item.photo] as HTMLCanvasElement);
  if (item.kind === 'sticker') return stickerObject(item, stickers[item.sticker] as HTMLCanvasElement);
  return item.kind === 'text' ? textObject(item) : lineObject(item);
}

function placed({ x, y, rotation }: Item) {
  return { left: x, top: y, angle: rotation, originX: 'center', originY: 'center' } as const;
}

function photoObject(item: Photo, image: HTMLCanvasElement): FabricImage {
  const scale = item.width / image.width;
  const [width, height] = [image.width, image.height];
  const corner = height / 5;
  const mask = {
    width,
    height,
    rx: corner,
    ry: corner,
    originX: 'center',
    originY: 'center',
    left: 0,
    top: 0,
  } as const;
  return new FabricImage(image, {
    ...placed(item),
    scaleX: scale,
    scaleY: item.height / image.height,
    ...(item.rounded ? { clipPath: new Rect(mask) } : {}),
  });
}

function stickerObject(item: Sticker, image: HTMLCanvasElement): FabricImage {
  const scale = item.size / image.width;
  return new FabricImage(image, { ...placed(item), scaleX: scale, scaleY: scale });
}

function textObject(item: Words): FabricText {
  const edge = {
    stroke: '#16161c',
    strokeWidth: item.size / 8,
    strokeLineJoin: 'round',
    paintFirst: 'stroke',
    shadow: new Shadow({
      color: '#000000',
      blur: item.size / 6,
      offsetX: item.size / 16,
      offsetY: item.size / 16,
    }),
  } as const;
  return new FabricText(item.text, {
    ...placed(item),
    fontFamily: item.font,
    fontSize: item.size,
    fill: item.colour,
    ...(item.decorated ? edge : {}),
  });
}

function lineObject(item: Doodle): Polyline {
  const points = Array.from({ length: item.points.length / 2 }, (_, i) => ({
    x: item.points[2 * i] ?? 0,
    y: item.points[2 * i + 1] ?? 0,
  }));
  return new Polyline(points, {
    ...placed(item),
    fill: '',
    stroke: item.colour,
    strokeWidth: item.thickness,
    strokeLineCap: 'round',
    strokeLineJoin: 'round',
    opacity: item.brush === 'marker' ? 0.6 : 1,
    ...(item.brush === 'neon' ? { shadow: new Shadow({ color: item.colour, blur: item.thickness * 2 }) } : {}),
  });
}
