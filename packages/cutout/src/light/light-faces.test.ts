import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { squareAround } from '../faces.ts';
import { nodeRuntime } from '../node.ts';
import { sampled } from '../sample.ts';
import { CORPUS, composed } from '../testing/corpus.ts';
import { faultsOf, inputOf, isFound, lightFaces, LIGHT_FILE } from '../testing/ideas-of-corpus.ts';
import { pixelsOf, portraitFile } from '../testing/photos.ts';
import { readModel } from './model-file.ts';
import { loadModel } from './run-model.ts';

const named = (name: string) => {
  const photo = CORPUS.find((one) => one.name === name);
  if (!photo) throw new Error(`the corpus has no ${name}`);
  return photo;
};

describe('the light detector of faces', () => {
  it('[ED-16] gives the numbers that LiteRT gives', async () => {
    const picture = await pixelsOf(portraitFile('astronaut'));
    const part = squareAround({ x: 0, y: 0, ...picture }, Math.max(picture.width, picture.height));
    const input = sampled(picture, part, { edge: 128, beyond: 'black', black: -1, white: 1 });
    const [runtime, run] = [await nodeRuntime(), await loadModel(readModel(await readFile(LIGHT_FILE)))];
    const wanted = await runtime.infer('near', input);
    const outputs = run(input, { columns: 128, rows: 128 });
    const far = wanted.flatMap((one, i) =>
      Array.from(one, (value, k) => Math.abs(value - (outputs[i]?.[k] ?? Number.NaN))),
    );
    expect(far).toHaveLength(896 * 17);
    expect(Math.max(...far)).toBeLessThan(0.001);
  });

  it('[ED-16] finds everybody, alone, in pairs and in groups, by day and in the dark, and nobody where nobody is', async () => {
    const find = await lightFaces();
    for (const name of ['near pair, wide', 'three friends, square, dark', 'small before a place, tall']) {
      const { real, found } = await inputOf(named(name), find);
      expect([name, real.filter((face) => !isFound(face, found))]).toEqual([name, []]);
    }
    for (const name of ['mountain-lake, nobody, tall', 'mountain-lake-upright, nobody, wide']) {
      expect([name, find((await composed(named(name))).picture)]).toEqual([name, []]);
    }
  });

  it('[ED-16] in the ideas from a selfie, a pair and a group no face is cut or covered, and no ground is mud', async () => {
    const find = await lightFaces();
    for (const name of ['selfie at the left, tall', 'far pair, wide', 'three friends, panorama']) {
      expect(await faultsOf(named(name), find, [0])).toEqual([]);
    }
  });
});
