import type { ShellLook, Surface } from '@cpc/design';
import {
  CanvasTexture,
  Group,
  LinearFilter,
  Mesh as ThreeMesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { contextOn, detailHere } from './detail.ts';
import { geometryOf } from './geometry.ts';
import { type Art, isSeenThrough, layOnShell } from './face-picture.ts';
import { lightUp } from './lights.ts';
import { materialsFor, screenMaterial } from './materials.ts';
import { backPicture, pictureOf } from './pictures.ts';
import { solidOf } from './solid.ts';

/** A solid that can be turned. It draws only on `turn`: other changes are visible after the next turn. */
export interface Turntable {
  /** Sets the artwork. */
  dress(art: Art): void;
  /** Draws the solid turned. @param yaw about the vertical axis, radians @param pitch towards the viewer, radians */
  turn(yaw: number, pitch: number): void;
  /** Where a point of the surface is in the picture that was drawn last: shares of its width and height. @param x, y mm */
  placeOf(x: number, y: number): { readonly x: number; readonly y: number };
  /** @param width CSS pixels @param height CSS pixels @param ratio device pixels per CSS pixel */
  resize(width: number, height: number, ratio: number): void;
  dispose(): void;
}

/** Vertical field of view of the camera, degrees: narrow enough that a case keeps its proportions. */
const OPENING = 24;
/** Margin around the solid at every rotation, as a factor. */
const SPARE = 1.06;

export interface TurntableOptions {
  /** Smooth edges also without a graphics card: for a picture that is kept. */
  readonly smooth?: boolean;
  /** The artwork changes often: it is uploaded without its smaller copies. */
  readonly changing?: boolean;
  /** What the screen of the phone shows; dark if there is none. As large as the face, seen from the front of the phone. */
  readonly screen?: HTMLCanvasElement;
}

/** @throws Error if the browser provides no WebGL: show the flat preview then */
export function createTurntable(
  canvas: HTMLCanvasElement,
  surface: Surface,
  look: ShellLook,
  { smooth = false, changing = false, screen }: TurntableOptions = {},
): Turntable {
  const detail = detailHere();
  const context = contextOn(canvas, smooth || detail === 'full');
  const renderer = new WebGLRenderer({ canvas, context, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  const scene = new Scene();
  const putOut = lightUp(scene, renderer, detail);
  const texture = new CanvasTexture(document.createElement('canvas'));
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = !changing;
  if (changing) texture.minFilter = LinearFilter;
  else texture.anisotropy = detail === 'full' || smooth ? renderer.capabilities.getMaxAnisotropy() : 1;
  const picture = pictureOf(surface);
  const back = isSeenThrough(surface, look) ? backPicture(surface) : undefined;
  const plain = materialsFor(surface, look, { face: texture, picture, back }, detail);
  const lit = screen && screenMaterial(screen);
  const materials = lit ? { ...plain, screen: lit } : plain;
  const goods = new Group();
  for (const { material, mesh } of solidOf(surface, detail)) {
    goods.add(new ThreeMesh(geometryOf(mesh, surface), materials[material]));
  }
  scene.add(goods);
  const camera = new PerspectiveCamera(OPENING, 1, 1, 5000);
  const { radius, height, reach, front } = sizeOf(goods);
  return {
    dress(art) {
      const face = texture.image as HTMLCanvasElement;
      const side = Math.min(2048, renderer.capabilities.maxTextureSize);
      const scale = Math.min(1, side / Math.max(art.width, art.height));
      const [width, height] = [Math.round(art.width * scale), Math.round(art.height * scale)];
      if (face.width !== width || face.height !== height) {
        Object.assign(face, { width, height });
        // A texture keeps the size of its first picture.
        texture.dispose();
      }
      const context = face.getContext('2d');
      if (context) layOnShell(context, art, look, surface);
      texture.needsUpdate = true;
    },
    turn(yaw, pitch) {
      goods.rotation.set(pitch, yaw, 0);
      renderer.render(scene, camera);
    },
    placeOf(x, y) {
      const { width, height } = surface;
      const point = new Vector3(x - width / 2, height / 2 - y, front).applyEuler(goods.rotation).project(camera);
      return { x: (point.x + 1) / 2, y: (1 - point.y) / 2 };
    },
    resize(wide, high, ratio) {
      renderer.setPixelRatio(detail === 'full' ? ratio : Math.min(1, ratio));
      renderer.setSize(wide, high, false);
      camera.aspect = wide / Math.max(1, high);
      const half = Math.tan((OPENING / 2) * (Math.PI / 180));
      camera.position.z = (SPARE * Math.max(height / 2, reach / Math.max(camera.aspect, 0.01))) / half + radius / 3;
      // A tight depth range keeps the print above the cloth.
      camera.near = Math.max(1, camera.position.z - radius * 1.1);
      camera.far = camera.position.z + radius * 1.1;
      camera.updateProjectionMatrix();
    },
    dispose() {
      for (const mesh of meshesOf(goods)) mesh.geometry.dispose();
      for (const material of Object.values(plain)) material.dispose();
      lit?.map?.dispose();
      lit?.dispose();
      texture.dispose();
      picture?.dispose();
      back?.dispose();
      putOut();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

interface Extent {
  /** Of the bounding sphere. */
  readonly radius: number;
  readonly height: number;
  /** From its vertical axis, at any rotation about that axis. */
  readonly reach: number;
  /** z of what is nearest to the viewer. */
  readonly front: number;
}

function sizeOf(goods: Group): Extent {
  let [radius, tall, reach, front] = [0, 0, 0, 0];
  const point = new Vector3();
  for (const mesh of meshesOf(goods)) {
    const places = mesh.geometry.getAttribute('position');
    for (let i = 0; i < places.count; i += 1) {
      point.fromBufferAttribute(places, i);
      radius = Math.max(radius, point.length());
      tall = Math.max(tall, Math.abs(point.y));
      reach = Math.max(reach, Math.hypot(point.x, point.z));
      front = Math.max(front, point.z);
    }
  }
  return { radius, height: 2 * tall, reach, front };
}

const meshesOf = ({ children }: Group): readonly ThreeMesh[] => children.filter((child) => child instanceof ThreeMesh);
