import { setImmediate } from 'node:timers/promises';
import { EMPTY_DOCUMENT, hexColour } from '@cpc/design';
import { phoneSurface } from '@cpc/design/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMaker, type MakeFile, type State } from './maker.ts';
import type { Missing, PaintableDesign } from './source.ts';

const FILE = new File(['drawn'], 'case.jpg', { type: 'image/jpeg' });
const quick: MakeFile = async () => FILE;

describe('the making of a keepsake', () => {
  const shown: State[] = [];
  let released = 0;
  let loads = 0;
  let arrive: (design: PaintableDesign | Missing) => void;
  let lose: (error: Error) => void;

  const design: PaintableDesign = {
    document: EMPTY_DOCUMENT,
    surface: phoneSurface({}),
    look: { colour: hexColour('#ffffff'), opacity: 1, underbase: 'none' },
    paint: () => {
      throw new Error('nothing is painted here');
    },
    release: () => {
      released += 1;
    },
  };
  const load = () =>
    new Promise<PaintableDesign | Missing>((resolve, reject) => {
      loads += 1;
      [arrive, lose] = [resolve, reject];
    });
  const maker = () => createMaker(load, (state) => shown.push(state));
  const addresses = () => shown.flatMap((state) => (state.at === 'done' ? [state.address] : []));

  beforeEach(() => {
    shown.length = 0;
    released = 0;
    loads = 0;
  });
  afterEach(() => {
    for (const address of addresses()) URL.revokeObjectURL(address);
  });

  it('[ED-09.3] frees a design that arrives after the sheet is closed', async () => {
    const { make, end } = maker();
    const making = make('picture', quick);
    end();
    arrive(design);
    await making;
    await setImmediate();
    expect(released).toBe(1);
    expect(shown).toEqual([{ at: 'busy', kind: 'picture', percent: 0 }]);
  });

  it('[ED-09.3] loads the design once, also if it is cancelled and begun again meanwhile', async () => {
    const { make, cancel, end } = maker();
    const first = make('turning', quick);
    cancel();
    const second = make('picture', quick);
    arrive(design);
    await Promise.all([first, second]);
    expect(loads).toBe(1);
    expect(shown.map(({ at }) => at)).toEqual(['busy', 'choices', 'busy', 'done']);
    end();
    await setImmediate();
    expect(released).toBe(1);
  });

  it('[ED-09.3] shows nothing of a picture that is finished after it is cancelled', async () => {
    const { make, cancel } = maker();
    let finish: (file: File) => void = () => undefined;
    const late = new Promise<File>((resolve) => {
      finish = resolve;
    });
    const making = make('picture', () => late);
    arrive(design);
    await setImmediate();
    cancel();
    finish(FILE);
    await making;
    expect(shown.at(-1)).toEqual({ at: 'choices' });
    expect(addresses()).toEqual([]);
  });

  it('[ED-09.3] frees the finished file when another one is wanted, and when the sheet is closed', async () => {
    const { make, forget, end } = maker();
    const first = make('picture', quick);
    arrive(design);
    await first;
    forget();
    await make('turning', quick);
    const [one = '', two = ''] = addresses();
    await expect(fetch(one)).rejects.toThrow('fetch failed');
    expect(await (await fetch(two)).text()).toBe('drawn');
    end();
    await expect(fetch(two)).rejects.toThrow('fetch failed');
  });

  it('[ED-09.3] says why there is none, and tries again', async () => {
    const { make } = maker();
    const wants = async (settle: () => void, makeFile: MakeFile = quick) => {
      const making = make('turning', makeFile);
      settle();
      await making;
      return shown.at(-1);
    };
    expect(await wants(() => arrive('unsold'))).toEqual({ at: 'choices', why: 'unsold' });
    expect(await wants(() => arrive('gone'))).toEqual({ at: 'choices', why: 'gone' });
    expect(await wants(() => lose(new Error('no network')))).toEqual({ at: 'choices', why: 'away' });
    const fails = (error: Error) => async () => Promise.reject(error);
    const hidden = Object.assign(new Error('left'), { name: 'PageHiddenError' });
    expect(await wants(() => arrive(design), fails(hidden))).toEqual({ at: 'choices', why: 'hidden' });
    expect(await wants(() => undefined, fails(new Error('no WebGL')))).toEqual({ at: 'choices', why: 'noSolids' });
    expect(await wants(() => undefined, fails(new Error('full')))).toEqual({ at: 'choices', why: 'failed' });
  });
});
