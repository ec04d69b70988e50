import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { problemsOf } from './testing.ts';

describe('the settings of drawing', () => {
  it('[AI-03.1] [OP-02.1] without any, the embedded illustrator draws for nothing, with quotas', () => {
    expect(readEnvironment({}).drawings).toEqual({
      provider: { kind: 'illustrator' },
      restyle: true,
      perCustomer: 20,
      perStation: 500,
      atOnce: 3,
      perServer: 1,
      prices: {},
      moderation: undefined,
      standin: false,
    });
  });

  it('[AI-03.5] [OP-02.1] a model server has its address, unless its service has one', () => {
    const openai = { DRAWING_PROVIDER: 'openai', DRAWING_MODEL: 'gpt-image-1', DRAWING_KEY: 'sk' };
    expect(readEnvironment(openai).drawings.provider).toEqual({
      kind: 'openai',
      url: 'https://api.openai.com',
      key: 'sk',
      model: 'gpt-image-1',
    });
    const own = { DRAWING_PROVIDER: 'automatic1111', DRAWING_URL: 'http://gpu:7860', DRAWING_RESTYLE: '0' };
    expect(readEnvironment(own).drawings).toMatchObject({
      provider: { kind: 'automatic1111', url: 'http://gpu:7860', key: undefined, model: '' },
      restyle: false,
    });
    expect(readEnvironment({ DRAWING_PROVIDER: 'none' }).drawings.provider).toBeUndefined();
  });

  it.each([
    ['0', 'EUR', {}],
    ['0.5', 'EUR', { EUR: 50 }],
    ['80', 'JPY', { JPY: 80 }],
    ['0.50, USD:0.60, JPY:80, HUF:200, KWD:0.125', 'EUR', { EUR: 50, USD: 60, JPY: 80, HUF: 20_000, KWD: 125 }],
    ['USD:1,JPY:0', 'EUR', { USD: 100 }],
  ])(
    '[AI-04.3] [OP-02.1] a price of %j with %s as the platform’s currency is %j',
    (DRAWING_PRICE, CURRENCY, prices) => {
      expect(readEnvironment({ DRAWING_PRICE, CURRENCY }).drawings.prices).toEqual(prices);
    },
  );

  it.each([
    [{ DRAWING_PROVIDER: 'comfyui', DRAWING_MODEL: 'sdxl.safetensors' }, 'DRAWING_URL must be set'],
    [{ DRAWING_PROVIDER: 'openai' }, 'DRAWING_MODEL must be set'],
    [{ DRAWING_PROVIDER: 'replicate', DRAWING_MODEL: 'a/b' }, 'DRAWING_KEY must be set'],
    [{ DRAWING_PROVIDER: 'replicate', DRAWING_MODEL: '../a', DRAWING_KEY: 'k' }, 'owner/name'],
    [{ DRAWING_URL: 'http://gpu:7860' }, 'DRAWING_URL must be empty'],
    [{ DRAWING_PROVIDER: 'automatic1111', DRAWING_URL: 'file:///etc/passwd' }, 'DRAWING_URL must be an address'],
    [{ DRAWING_PROVIDER: 'automatic1111', DRAWING_URL: 'http://a@b/' }, 'DRAWING_URL must be an address'],
    [{ DRAWING_PRICE: '-1' }, 'DRAWING_PRICE must be 0, or amounts'],
    [{ DRAWING_PRICE: '0.505' }, 'DRAWING_PRICE must be 0, or amounts'],
    [{ DRAWING_PRICE: 'JPY:0.5' }, 'DRAWING_PRICE must be 0, or amounts'],
    [{ DRAWING_PRICE: 'HUF:100.5' }, 'DRAWING_PRICE must be 0, or amounts'],
    [{ DRAWING_PRICE: 'ZZZ:1' }, 'DRAWING_PRICE must be 0, or amounts'],
    [{ DRAWING_PRICE: '1,EUR:2' }, 'DRAWING_PRICE must be 0, or amounts'],
    [{ DRAWINGS_AT_ONCE: '0' }, 'DRAWINGS_AT_ONCE must be a whole number'],
    [{ DRAWING_PROVIDER: 'standin', NODE_ENV: 'production' }, 'must not be standin in production'],
  ])('[OP-02.2] %j is refused: %s', (variables, problem) => {
    expect(problemsOf(variables)).toContain(problem);
  });
});
