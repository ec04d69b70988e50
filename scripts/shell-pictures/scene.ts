import type { ShellLook, Surface } from '@cpc/design';
import { shapePath } from '@cpc/design';
import {
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { geometryOf } from '../../packages/preview/src/geometry.ts';
import { pictureOf } from '../../packages/preview/src/pictures.ts';
import { solidOf } from '../../packages/preview/src/solid.ts';
import { ShirtBody } from '../../packages/ui/src/case/shirt-body.tsx';
import { drawArt } from './art.ts';

/** How light meets a shell. */
export interface Finish {
  /** 0 mirrors, 1 is dull. */
  readonly roughness: number;
  /** A layer of lacquer over it, 0 … 1. */
  readonly lacquer: number;
}

export interface Shot {
  readonly surface: Surface;
  readonly look: ShellLook;
  readonly finish: Finish;
  /** A ring of magnets shows through a clear case. */
  readonly magnets: boolean;
  /** The colour above, if the print covers everything. */
  readonly ground?: string;
  /** Millimetres across the picture, and how far the goods are turned, in degrees. */
  readonly across: number;
  readonly turn: number;
  /** How far they are lifted towards the viewer, in degrees. */
  readonly lift: number;
}

const WIDTH = 960;
const HEIGHT = 720;
/** Pictures under as many lamps, added up: together they are one large soft light. */
const LAMPS = 10;
const PX_PER_MM = 6;
const TABLE = '#bdab95';
const PHONE = '#8fa3b8';

/** Photographs goods on a table. @returns a PNG as a data URL */
export function photograph(shot: Shot): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(WIDTH, HEIGHT, false);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.02).texture;
  scene.environmentIntensity = 0.5;
  scene.background = new Color(TABLE);
  const goods = goodsOf(shot);
  goods.rotation.set((shot.lift * Math.PI) / 180, 0, (shot.turn * Math.PI) / 180);
  scene.add(goods, tableUnder(goods));
  const lamp = lampFor(shot.across);
  scene.add(lamp, lamp.target);
  const camera = new PerspectiveCamera(22, WIDTH / HEIGHT, 1, 20_000);
  const far = shot.across / (2 * Math.tan((11 * Math.PI) / 180)) / (WIDTH / HEIGHT);
  camera.position.set(0, -far * 0.62, far * 0.82);
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 0, 0);
  const url = average(renderer, () => renderer.render(scene, camera), lamp, shot.across);
  renderer.dispose();
  renderer.forceContextLoss();
  return url;
}

function lampFor(across: number): DirectionalLight {
  const lamp = new DirectionalLight('#fff1dc', 2.1);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  const half = across * 0.8;
  Object.assign(lamp.shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 1, far: across * 5 });
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = across / 900;
  return lamp;
}

/** Renders under each lamp and averages the pixels. */
function average(renderer: WebGLRenderer, render: () => void, lamp: DirectionalLight, across: number): string {
  const gl = renderer.getContext();
  const sum = new Float32Array(WIDTH * HEIGHT * 4);
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < LAMPS; i += 1) {
    const [angle, reach] = [i * 2.39996, Math.sqrt((i + 0.5) / LAMPS) * 0.42];
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    lamp.position.set((-0.75 + dx) * across, (0.7 + dy) * across, 1.45 * across);
    render();
    gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (pixels[at] ?? 0);
  }
  const out = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = out.getContext('2d');
  if (!context) throw new Error('no canvas');
  const image = context.createImageData(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH * 4; x += 1)
      image.data[y * WIDTH * 4 + x] = (sum[(HEIGHT - 1 - y) * WIDTH * 4 + x] ?? 0) / LAMPS;
  context.putImageData(image, 0, 0);
  return out.toDataURL('image/png');
}

function tableUnder(goods: Group): Mesh {
  let lowest = 0;
  for (const child of goods.children) {
    if (!(child instanceof Mesh)) continue;
    child.geometry.computeBoundingBox();
    lowest = Math.min(lowest, child.geometry.boundingBox?.min.z ?? 0);
  }
  const table = new Mesh(new PlaneGeometry(9000, 9000), new MeshStandardMaterial({ color: TABLE, roughness: 0.95 }));
  table.position.z = lowest - 0.05;
  table.receiveShadow = true;
  return table;
}

function goodsOf({ surface, look, finish, magnets, ground }: Shot): Group {
  const group = new Group();
  const clear = look.opacity < 1;
  const holes = textureOf(holesOf(surface));
  const shell = shellMaterial(look, finish);
  const face = shellMaterial(look, finish);
  face.alphaMap = holes;
  face.alphaTest = 0.5;
  const art = drawArt(surface.width * PX_PER_MM, surface.height * PX_PER_MM, ground);
  cutHoles(art, surface);
  const ink = new MeshPhysicalMaterial({
    map: textureOf(art),
    transparent: true,
    roughness: Math.min(0.5, finish.roughness + 0.1),
    clearcoat: finish.lacquer,
    clearcoatRoughness: 0.1,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
  });
  const body = new MeshPhysicalMaterial({ roughness: 0.35, metalness: 0.15 });
  if (clear) body.map = textureOf(backOf(surface, magnets));
  else body.color.set('#2a2d33');
  const bare = surface.form.kind === 'ball';
  const picture = pictureOf(surface) ?? null;
  const materials = {
    shell,
    face,
    body,
    screen: new MeshPhysicalMaterial({ color: '#08090c', roughness: 0.06, side: DoubleSide }),
    camera: new MeshPhysicalMaterial({ map: picture, roughness: 0.08, clearcoat: 1 }),
    metal: new MeshPhysicalMaterial({ color: '#9a9da6', roughness: 0.28, metalness: 0.85 }),
    baked: new MeshPhysicalMaterial({ map: picture, roughness: 0.8 }),
  };
  for (const { material, mesh } of solidOf(surface, 'full')) {
    const geometry = geometryOf(mesh, surface);
    // What lies on a ball is ink alone.
    if (material !== 'face' || !bare) group.add(lit(new Mesh(geometry, materials[material])));
    if (material === 'face') group.add(Object.assign(new Mesh(geometry, ink), { receiveShadow: true, renderOrder: 2 }));
  }
  return group;
}

const lit = (mesh: Mesh): Mesh => Object.assign(mesh, { castShadow: true, receiveShadow: true });

function shellMaterial({ colour, opacity }: ShellLook, { roughness, lacquer }: Finish): MeshPhysicalMaterial {
  const plain = { roughness, clearcoat: lacquer, clearcoatRoughness: 0.06, side: DoubleSide, color: new Color(colour) };
  if (opacity >= 1) return new MeshPhysicalMaterial(plain);
  return new MeshPhysicalMaterial({ ...plain, transmission: 1 - opacity * 0.5, thickness: 1.2, ior: 1.46 });
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

const sheet = ({ width, height }: Surface): readonly [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const size = { width: Math.round(width * PX_PER_MM), height: Math.round(height * PX_PER_MM) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return [canvas, context];
};

function holesOf(surface: Surface): HTMLCanvasElement {
  const [canvas, context] = sheet(surface);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  fillOpenings(context, surface);
  return canvas;
}

function cutHoles(canvas: HTMLCanvasElement, surface: Surface): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.resetTransform();
  context.globalCompositeOperation = 'destination-out';
  fillOpenings(context, surface);
}

function fillOpenings(context: CanvasRenderingContext2D, { cutouts }: Surface): void {
  for (const { shape } of cutouts) {
    context.beginPath();
    for (const command of shapePath(shape)) {
      const at = command.slice(1).map((value) => Number(value) * PX_PER_MM);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at;
      if (command[0] === 'move') context.moveTo(a, b);
      else if (command[0] === 'line') context.lineTo(a, b);
      else if (command[0] === 'cubic') context.bezierCurveTo(a, b, c, d, e, f);
      else context.closePath();
    }
    context.fill();
  }
}

/** The back of the phone, with the ring of magnets of the case in front of it. */
function backOf(surface: Surface, magnets: boolean): HTMLCanvasElement {
  const [canvas, context] = sheet(surface);
  context.fillStyle = PHONE;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (!magnets) return canvas;
  context.strokeStyle = 'rgba(255, 255, 255, 0.75)';
  context.lineWidth = 3.4 * PX_PER_MM;
  context.beginPath();
  context.arc(canvas.width / 2, canvas.height * 0.5, 25 * PX_PER_MM, 0, 2 * Math.PI);
  context.stroke();
  return canvas;
}

/** A shirt with its print, as the pages draw it. @returns SVG */
function drawShirt({ surface, colour }: { readonly surface: Surface; readonly colour: string }): string {
  const body = renderToStaticMarkup(
    createElement(ShirtBody, { surface, colour, opacity: 1, marked: false, id: 'shirt' }),
  );
  const { width, height } = surface;
  const print = drawArt(width * 4, height * 4, undefined).toDataURL('image/png');
  return `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="${width / 2 - 560} -150 1120 840"
    style="filter:drop-shadow(14px 20px 18px #4a341c66)">${body}
    <image href="${print}" x="${width * 0.12}" y="${height * 0.02}" width="${width * 0.76}" height="${height * 0.76}"/></svg>`;
}

Object.assign(globalThis, { photograph, drawShirt });
