import type { ShellLook, Surface } from '@cpc/design';
import {
  CanvasTexture,
  Color,
  DoubleSide,
  type Material as ThreeMaterial,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { seenColour } from './face-picture.ts';
import type { Detail } from './detail.ts';
import type { Material } from './mesh.ts';

type Materials = Readonly<Record<Material, ThreeMaterial>>;

/** The materials of all parts. @param face the artwork on the shell */
export function materialsFor(surface: Surface, look: ShellLook, face: Texture, detail: Detail): Materials {
  return detail === 'full' ? shining(surface, look, face) : matte(look, face);
}

/** Plain materials with shading, without reflections. */
function matte(look: ShellLook, face: Texture): Materials {
  const plain = (colour: string) => new MeshLambertMaterial({ color: new Color(colour), side: DoubleSide });
  return {
    face: new MeshLambertMaterial({ map: face, transparent: true }),
    shell: Object.assign(plain(seenColour(look)), throughOf(look)),
    body: plain('#33363f'),
    glass: plain('#14151a'),
    lens: plain('#565e70'),
  };
}

/** A lit screen. It is seen from behind the face, so its picture is mirrored. */
export function screenMaterial(picture: HTMLCanvasElement): MeshBasicMaterial {
  const map = new CanvasTexture(picture);
  map.colorSpace = SRGBColorSpace;
  map.wrapS = RepeatWrapping;
  map.repeat.x = -1;
  return new MeshBasicMaterial({ map, side: DoubleSide, toneMapped: false });
}

const throughOf = ({ opacity }: ShellLook) =>
  opacity < 1 ? { transparent: true, opacity: 0.35 + 0.65 * opacity } : {};

function shining({ form }: Surface, look: ShellLook, face: Texture): Materials {
  const cloth = form.kind === 'garment';
  const surface = cloth ? { roughness: 0.95, clearcoat: 0 } : { roughness: 0.42, clearcoat: 0.35 };
  return {
    face: new MeshPhysicalMaterial({ map: face, ...surface, transparent: true }),
    shell: new MeshPhysicalMaterial({
      color: new Color(seenColour(look)),
      ...surface,
      ...(cloth ? { bumpMap: folds(), bumpScale: 9 } : {}),
      side: DoubleSide,
      ...throughOf(look),
    }),
    body: new MeshPhysicalMaterial({ color: new Color('#24262c'), roughness: 0.55, metalness: 0.3 }),
    glass: new MeshPhysicalMaterial({ color: new Color('#08090c'), roughness: 0.06, clearcoat: 1, side: DoubleSide }),
    lens: new MeshPhysicalMaterial({ color: new Color('#101218'), roughness: 0.12, metalness: 0.5, clearcoat: 1 }),
  };
}

/** Soft folds of cloth as a height map: light is high, dark is low. */
function folds(): Texture {
  const side = 512;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#808080';
    context.fillRect(0, 0, side, side);
    context.lineCap = 'round';
    for (const [x, y, dx, dy, width] of CREASES) {
      context.strokeStyle = width > 0 ? 'rgba(255, 255, 255, 0.12)' : 'rgba(0, 0, 0, 0.12)';
      context.shadowColor = context.strokeStyle;
      context.shadowBlur = 60;
      context.lineWidth = Math.abs(width);
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + dx * 0.6, y + dy * 0.4, x + dx, y + dy);
      context.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

const CREASES: readonly (readonly [x: number, y: number, dx: number, dy: number, width: number])[] = [
  [60, 90, 110, 180, 34],
  [150, 60, 40, 260, -30],
  [250, 330, 150, 120, 38],
  [330, 120, 60, 150, -34],
  [420, 250, 40, 200, 30],
  [90, 380, 150, 60, -28],
];
