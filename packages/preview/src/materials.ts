import type { ShellLook, Surface } from '@cpc/design';
import {
  CanvasTexture,
  Color,
  DoubleSide,
  FrontSide,
  type Material as ThreeMaterial,
  MeshBasicMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { Detail } from './detail.ts';
import { isSeenThrough, seenColour } from './face-picture.ts';
import type { Material } from './mesh.ts';
import { catchLight, weave } from './shader-parts.ts';

type Materials = Readonly<Record<Material, ThreeMaterial>>;

/** How light meets a part. */
interface Finish {
  readonly color?: string;
  readonly map?: Texture | null;
  /** 0 mirrors … 1 is dull. */
  readonly roughness: number;
  /** A layer of lacquer, 0 … 1. */
  readonly lacquer?: number;
  readonly metalness?: number;
  /** What is dark in its picture is this much deeper, mm. */
  readonly relief?: number;
  /** 0 … 1; left out: nothing is seen through it. */
  readonly opacity?: number;
  readonly bothSides?: boolean;
}

/** The pictures that the parts show. */
interface Maps {
  /** The artwork on the shell. */
  readonly face: Texture;
  /** What is not printed. */
  readonly picture: Texture | undefined;
  /** The back of the phone in a clear case. */
  readonly back: Texture | undefined;
}

/** The materials of all parts. @param detail modest: only lamps shine on them */
export function materialsFor(
  surface: Surface,
  look: ShellLook,
  { face, picture, back }: Maps,
  detail: Detail,
): Materials {
  const made = detail === 'full' ? physical : phong;
  const touch = touchOf(surface, look);
  const clear = isSeenThrough(surface, look);
  const cloth = surface.form.kind === 'garment';
  const map = picture ?? null;
  const printed = made({ ...touch, map: face, opacity: 1 });
  const bare: Finish = {
    ...touch,
    color: clear ? look.colour : seenColour(look),
    bothSides: surface.form.kind !== 'ball',
  };
  const shell = made(
    clear ? { ...bare, opacity: 0.08 + 0.75 * look.opacity } : cloth ? { ...bare, map, relief: 0.6 } : bare,
  );
  if (clear) shell.depthWrite = false;
  if (cloth) Object.assign(printed, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 });
  return {
    face: clear ? catchLight(printed) : printed,
    shell: clear ? catchLight(shell) : cloth ? weave(shell) : shell,
    body: made(back ? { map: back, roughness: 0.35 } : { color: '#24262c', roughness: 0.55, metalness: 0.3 }),
    screen: made({ color: '#08090c', roughness: 0.06, lacquer: 1, bothSides: true }),
    camera: made({ map, roughness: 0.12, lacquer: 1 }),
    metal: made({ color: '#9a9da6', roughness: 0.28, metalness: 0.85 }),
    baked: made({ map, roughness: 0.8, relief: 0.8 }),
  };
}

/** Cloth is dull, a ball is lacquered, icing has a soft sheen, and the clearer a case is, the smoother. */
function touchOf({ form }: Surface, { opacity }: ShellLook): Finish {
  switch (form.kind) {
    case 'garment':
      return { roughness: 1 };
    case 'ball':
      return { roughness: 0.3, lacquer: 0.7 };
    case 'disc':
      return { roughness: 0.75 };
    case 'shell':
      return opacity < 1 ? { roughness: 0.1 + 0.5 * opacity } : { roughness: 0.42, lacquer: 0.35 };
  }
}

function physical({ lacquer = 0, metalness = 0, ...finish }: Finish) {
  return new MeshPhysicalMaterial({
    ...common(finish),
    ...(finish.relief === undefined ? {} : { bumpMap: finish.map ?? null, bumpScale: finish.relief }),
    roughness: finish.roughness,
    metalness,
    clearcoat: lacquer,
    clearcoatRoughness: 0.08,
  });
}

/** For a software renderer: lamps shine on it, nothing else is mirrored, and only its shape is in relief. */
function phong({ lacquer = 0, metalness = 0, ...finish }: Finish) {
  const { roughness } = finish;
  const gloss = 0.2 * (1 - roughness) + 0.3 * lacquer + 0.5 * metalness;
  return new MeshPhongMaterial({
    ...common(finish),
    // What white surroundings mirror on every surface: the tone mapping takes as much away from dark colours.
    emissive: new Color(0.04, 0.04, 0.04),
    specular: new Color(gloss, gloss, gloss),
    shininess: Math.min(160, 4 / Math.max(0.02, roughness * roughness)),
  });
}

const common = ({ color = '#ffffff', map = null, opacity, bothSides = false }: Finish) => ({
  color: new Color(color),
  map,
  transparent: opacity !== undefined,
  opacity: opacity ?? 1,
  side: bothSides ? DoubleSide : FrontSide,
});
/** A lit screen. It is seen from behind the face, so its picture is mirrored. */
export function screenMaterial(picture: HTMLCanvasElement): MeshBasicMaterial {
  const map = new CanvasTexture(picture);
  map.colorSpace = SRGBColorSpace;
  map.wrapS = RepeatWrapping;
  map.repeat.x = -1;
  return new MeshBasicMaterial({ map, side: DoubleSide, toneMapped: false });
}
