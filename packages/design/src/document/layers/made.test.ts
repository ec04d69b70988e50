import { type AssetId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { picture } from '../../preflight/testing.ts';
import { madeBy, madeWithNames, MAX_MADE, renameMade } from './made.ts';
import { storedWith } from './picture.ts';

const asset = (letter: string): AssetId => brand<AssetId>(letter.repeat(64));
const [PHOTO, ENHANCED, LARGE] = [asset('a'), asset('b'), asset('c')];
const photo = picture({ asset: PHOTO });

describe('how a picture was made', () => {
  it('[AI-06.2] enhancing again begins from the original', () => {
    const enhanced = picture({ asset: ENHANCED, made: madeBy(photo, 'enhance', { strength: 0.8 }) });
    const again = madeBy(enhanced, 'enhance', { strength: 0.3 });
    expect(again).toEqual({ from: PHOTO, by: 'enhance', strength: 0.3, times: 1, before: null });
  });

  it('[AI-06.2] colours and size are one recipe, in either order', () => {
    const enhanced = picture({ asset: ENHANCED, made: madeBy(photo, 'enhance', { strength: 0.8 }) });
    expect(madeBy(enhanced, 'upscale', { times: 3 })).toMatchObject({ from: PHOTO, strength: 0.8, times: 3 });
    const large = picture({ asset: LARGE, made: madeBy(photo, 'upscale', { times: 3 }) });
    expect(madeBy(large, 'enhance', { strength: 0.8 })).toMatchObject({ from: PHOTO, strength: 0.8, times: 3 });
  });

  it('[AI-06.2] another tool begins with the result, and the original is still named', () => {
    const large = picture({ asset: LARGE, made: madeBy(photo, 'upscale', { times: 2 }) });
    const cut = madeBy(large, 'cutout');
    expect(cut).toEqual({ from: LARGE, by: 'cutout', strength: 0, times: 1, before: large.made });
    expect(storedWith({ asset: ENHANCED, made: cut })).toEqual([ENHANCED, LARGE, PHOTO]);
  });

  it('[AI-06.2] remembers the last tools, as many as can be stored', () => {
    let layer = photo;
    for (const letter of ['b', 'c', 'd', 'e', 'f', '0'])
      layer = picture({ asset: asset(letter), made: madeBy(layer, 'cutout') });
    expect(storedWith(layer).map((one) => one[0])).toEqual(['0', 'f', 'e', 'd', 'c'].slice(0, MAX_MADE + 1));
  });

  it('[AI-06.2] a picture that has reached the server is renamed among the originals', () => {
    const made = madeBy({ asset: LARGE, made: madeBy(photo, 'upscale', { times: 2 }) }, 'cutout');
    expect(renameMade(made, PHOTO, ENHANCED)).toMatchObject({ from: LARGE, before: { from: ENHANCED } });
    expect(renameMade(made, asset('f'), ENHANCED)).toBe(made);
    expect(renameMade(null, PHOTO, ENHANCED)).toBeNull();
  });

  it('[AI-06.2] every original gets its present name, however early its tool was used', () => {
    const made = madeBy({ asset: LARGE, made: madeBy(photo, 'upscale', { times: 2 }) }, 'cutout');
    const names = new Map([[PHOTO, ENHANCED]]);
    const named = madeWithNames(made, (one) => names.get(one) ?? one);
    expect(named).toEqual({ ...made, before: { ...made.before, from: ENHANCED } });
  });
});
