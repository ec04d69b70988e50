import type { ShellLook, Surface } from '@cpc/design';
import {
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  Mesh as ThreeMesh,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { type Art, layOnShell } from './face-picture.ts';
import { materialsFor } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { solidOf } from './solid.ts';

/** A product that can be turned. It draws only when asked. */
export interface Turntable {
  /** Puts artwork on the product. */
  dress(art: Art): void;
  /** Shows the product turned. @param yaw about the upright axis, radians @param pitch towards the viewer, radians */
  turn(yaw: number, pitch: number): void;
  /** @param width CSS pixels @param height CSS pixels @param ratio device pixels per CSS pixel */
  resize(width: number, height: number, ratio: number): void;
  dispose(): void;
}

/** Vertical opening of the camera, degrees: long enough a lens that a case keeps its proportions. */
const OPENING = 24;
/** Room left around the product, whichever way it is turned. */
const SPARE = 1.06;

/** @throws Error where the browser gives no WebGL; show the flat preview then */
export function createTurntable(canvas: HTMLCanvasElement, surface: Surface, look: ShellLook): Turntable {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  const scene = new Scene();
  const light = lightOf(renderer);
  scene.environment = light;
  scene.add(...lamps());
  const texture = new CanvasTexture(document.createElement('canvas'));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = renderer.capabilities.getMaxAnisotropy();
  const materials = materialsFor(surface, look, texture);
  const product = new Group();
  for (const { material, mesh } of solidOf(surface)) {
    product.add(new ThreeMesh(geometryOf(mesh, surface), materials[material]));
  }
  scene.add(product);
  const camera = new PerspectiveCamera(OPENING, 1, 1, 5000);
  const { radius, height } = sizeOf(product);
  const draw = () => renderer.render(scene, camera);
  return {
    dress(art) {
      const face = texture.image as HTMLCanvasElement;
      const side = Math.min(2048, renderer.capabilities.maxTextureSize);
      const scale = Math.min(1, side / Math.max(art.width, art.height));
      face.width = Math.round(art.width * scale);
      face.height = Math.round(art.height * scale);
      const context = face.getContext('2d');
      if (context) layOnShell(context, art, look, surface);
      texture.dispose();
      texture.needsUpdate = true;
      draw();
    },
    turn(yaw, pitch) {
      product.rotation.set(pitch, yaw, 0);
      draw();
    },
    resize(wide, high, ratio) {
      renderer.setPixelRatio(ratio);
      renderer.setSize(wide, high, false);
      camera.aspect = wide / Math.max(1, high);
      const half = Math.tan((OPENING / 2) * (Math.PI / 180));
      camera.position.z =
        (SPARE * Math.max(height / 2, radius / Math.max(camera.aspect, 0.01) / 1.6)) / half + radius / 3;
      // A tight range keeps the print above the cloth it lies on.
      camera.near = Math.max(1, camera.position.z - radius * 1.1);
      camera.far = camera.position.z + radius * 1.1;
      camera.updateProjectionMatrix();
      draw();
    },
    dispose() {
      for (const child of product.children) (child as ThreeMesh).geometry.dispose();
      for (const material of Object.values(materials)) material.dispose();
      texture.dispose();
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** From over the shoulder, and from behind: an edge of light lifts a dark product off a dark page. */
function lamps(): readonly DirectionalLight[] {
  const key = new DirectionalLight('#ffffff', 0.6);
  key.position.set(-1, 1.5, 2);
  const rim = new DirectionalLight('#dfe6ff', 2.4);
  rim.position.set(1.5, 1, -1.2);
  return [key, rim];
}

function lightOf(renderer: WebGLRenderer) {
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(new RoomEnvironment(), 0.03);
  generator.dispose();
  return texture;
}

function geometryOf({ positions, places, indices }: Mesh, { width, height }: Surface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([...positions], 3));
  const uv = places.map((value, i) => (i % 2 === 0 ? value / width : 1 - value / height));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex([...indices]);
  geometry.computeVertexNormals();
  return geometry;
}

function sizeOf(product: Group): { readonly radius: number; readonly height: number } {
  const sphere = new Sphere();
  const points = product.children.flatMap((child) => {
    const { geometry } = child as ThreeMesh;
    geometry.computeBoundingBox();
    const box = geometry.boundingBox;
    return box ? [box.min, box.max] : [];
  });
  sphere.setFromPoints(points, new Vector3(0, 0, 0));
  const tall = Math.max(...points.map((point) => Math.abs(point.y)));
  return { radius: sphere.radius, height: 2 * tall };
}
