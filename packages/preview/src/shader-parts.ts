import type { Material } from 'three';

/** What a lit shader of the renderer does at last before its colour is written, and where it has read its picture. */
const AT_LAST = '#include <opaque_fragment>';
const PICTURE_READ = '#include <map_fragment>';

/** Clear plastic covers what is behind it where it mirrors a lamp, and where it is seen at a flat angle: its rims shine. */
const CATCHING = `
  float flatness = pow(1.0 - abs(dot(normal, normalize(vViewPosition))), 2.5);
  vec3 mirrored = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
  float covered = max(max(mirrored.r, mirrored.g), mirrored.b) + 0.55 * flatness;
  outgoingLight = mix(outgoingLight, vec3(1.0), 0.5 * flatness);
  diffuseColor.a = min(1.0, diffuseColor.a + covered);
  ${AT_LAST}`;

/** The inside of cloth lies in the shadow of its front, but for its edges. */
const SHADED_INSIDE = `${PICTURE_READ}
  float turnedUp = abs(dot(normalize(vNormal), normalize(vViewPosition)));
  if (!gl_FrontFacing) diffuseColor.rgb *= mix(1.0, 0.55, smoothstep(0.1, 0.45, turnedUp));`;

/** Fibres catch the first lamp, and more at a flat angle: without them dark cloth would show no folds. */
const FIBRES = `
  float flatness = 1.0 - abs(dot(normal, normalize(vViewPosition)));
  float lamp = max(0.0, dot(normal, directionalLights[0].direction));
  if (gl_FrontFacing) outgoingLight += vec3(0.035 * lamp + 0.1 * flatness * flatness);
  ${AT_LAST}`;

/** Makes a transparent material catch light. @returns the material */
export const catchLight = <Lit extends Material>(material: Lit): Lit => replaced(material, { [AT_LAST]: CATCHING });

/** Makes a material cloth: with fibres, and dark inside. @returns the material */
export const weave = <Lit extends Material>(material: Lit): Lit =>
  replaced(material, { [PICTURE_READ]: SHADED_INSIDE, [AT_LAST]: FIBRES });

function replaced<Lit extends Material>(material: Lit, parts: Readonly<Record<string, string>>): Lit {
  material.onBeforeCompile = (shader) => {
    for (const [part, by] of Object.entries(parts)) {
      shader.fragmentShader = shader.fragmentShader.replace(part, by);
    }
  };
  material.customProgramCacheKey = () => Object.keys(parts).join();
  return material;
}
