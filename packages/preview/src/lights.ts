import { DirectionalLight, HemisphereLight, PMREMGenerator, type Scene, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Detail } from './detail.ts';

/** Lights a scene. @returns a function that frees the lights */
export function lightUp(scene: Scene, renderer: WebGLRenderer, detail: Detail): () => void {
  scene.add(...lamps(detail));
  if (detail === 'modest') {
    scene.add(new HemisphereLight('#ffffff', '#b4b8c6', 2.4));
    return () => undefined;
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(new RoomEnvironment(), 0.03);
  generator.dispose();
  scene.environment = texture;
  scene.environmentIntensity = 0.46;
  return () => texture.dispose();
}

/**
 * One light from over the shoulder, which shows relief, and one from behind: a bright edge separates dark goods from a
 * dark page.
 */
function lamps(detail: Detail): readonly DirectionalLight[] {
  const key = new DirectionalLight('#ffffff', detail === 'full' ? 1.5 : 2.1);
  key.position.set(-1.6, 1.9, 1.2);
  const rim = new DirectionalLight('#dfe6ff', 2);
  rim.position.set(1.5, 1, -1.2);
  return [key, rim];
}
