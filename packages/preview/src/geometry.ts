import type { Surface } from '@cpc/design';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Mesh } from './mesh.ts';

/** A mesh as the renderer takes it, with the places of the surface as texture coordinates: 0 … 1 each. */
export function geometryOf({ positions, places, indices, normals }: Mesh, { width, height }: Surface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([...positions], 3));
  const uv = places.map((value, i) => (i % 2 === 0 ? value / width : 1 - value / height));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex([...indices]);
  if (normals) geometry.setAttribute('normal', new Float32BufferAttribute([...normals], 3));
  else geometry.computeVertexNormals();
  return geometry;
}
