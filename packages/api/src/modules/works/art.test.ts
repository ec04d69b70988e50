import { expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { readSurface } from '../../records/catalogue/product.ts';

it('[CT-04] a model listed before surfaces had a form is a flat case', () => {
  const { wrap: _wrap, form: _form, ...stored } = TEST_CATALOGUE.models[0]?.surface ?? {};
  expect(readSurface(JSON.stringify(stored))).toMatchObject({ wrap: 0, form: { kind: 'shell' } });
});
