import { expect, it } from 'vitest';
import { ACTIONS } from './actions.ts';
import { textLengths } from './text-lengths.ts';

const lengthsOf = (name: string) => {
  const action = ACTIONS.find((one) => one.name === name);
  if (action === undefined) throw new Error(`expected an action, got ${name}`);
  return textLengths(action.input);
};

it('[AP-02.1] the longest text of each field is the one that its action declares', () => {
  expect(lengthsOf('Partner.ship')).toEqual({ company: 200, express_number: 200 });
});

it('[AP-02.1] a text that may be absent or null has its longest one too', () => {
  expect(lengthsOf('Partner.setStationDetails')).toMatchObject({ name: 60, time_zone: 60 });
});

it('[AP-02.1] a field of the input goes before one inside of another field', () => {
  expect(lengthsOf('Operator.openShop')).toEqual({ name: 80, username: 80 });
});
