import { amountBy, money } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { PRODUCTION } from './testing.ts';
import { warningsOf } from './warnings.ts';

const KEY = Buffer.alloc(32, 1).toString('base64url');
const payoutsOf = (environment: Readonly<Record<string, string>>) => readEnvironment(environment).payouts;

describe('the settings of payouts', () => {
  it('[OP-02.2] production has only the keys it is given; others have one for development', () => {
    expect(payoutsOf({}).keys).toMatchObject([{ id: 'development' }]);
    expect(payoutsOf(PRODUCTION).keys).toEqual([]);
    expect(warningsOf(readEnvironment(PRODUCTION))).toContainEqual(expect.stringContaining('BANK_DATA_KEYS is empty'));
    const { keys } = payoutsOf({ ...PRODUCTION, BANK_DATA_KEYS: `2026:${KEY}, 2025:${KEY}` });
    expect(keys.map(({ id, key }) => [id, key.length])).toEqual([
      ['2026', 32],
      ['2025', 32],
    ]);
  });

  it.each([
    { BANK_DATA_KEYS: KEY },
    { BANK_DATA_KEYS: `2026:${KEY.slice(1)}` },
    { BANK_DATA_KEYS: `2026:${KEY},2026:${KEY}` },
    { LEAST_WITHDRAWAL: 'JPY:1000' },
    { LEAST_WITHDRAWAL: '10.5' },
    { FOUR_EYES_ABOVE: '1000,1000' },
    { PAYOUT_NAME: 'Platform', PAYOUT_IBAN: 'DE89370400440532013001' },
    { PAYOUT_IBAN: 'DE89370400440532013000' },
    { PAYOUT_NAME: 'Platform', PAYOUT_IBAN: 'DE89370400440532013000', PAYOUT_BIC: 'COBA' },
  ])('[OP-02.2] wrong settings stop the start and are named: %j', (environment) => {
    expect(() => readEnvironment(environment)).toThrow(Object.keys(environment).at(-1)?.slice(0, 6));
  });

  it('[OP-06.2] amounts are whole units of each currency', () => {
    const { least, fourEyesAbove } = payoutsOf({ LEAST_WITHDRAWAL: '10,JPY:1000', FOUR_EYES_ABOVE: 'none' });
    expect(fourEyesAbove).toBeUndefined();
    const amounts = ['EUR', 'JPY', 'KWD'].map((currency) => amountBy(least, money(0, currency).currency));
    expect(amounts).toEqual([money(1_000, 'EUR'), money(1_000, 'JPY'), money(10_000, 'KWD')]);
    expect(payoutsOf({}).fourEyesAbove).toEqual({ any: 1_000, of: {} });
  });

  it('[OP-06.2] the platform’s account may be typed in groups', () => {
    const debtor = { PAYOUT_NAME: 'Platform', PAYOUT_IBAN: 'DE89 3704 0044 0532 0130 00' };
    expect(payoutsOf(debtor).ownAccount).toEqual({ name: 'Platform', iban: 'DE89370400440532013000', bic: undefined });
    expect(payoutsOf({}).ownAccount).toBeUndefined();
  });

  it('[PA-14.1] a shop has as many days to pay a bill as the platform gives', () => {
    expect(payoutsOf({}).paymentDays).toBe(14);
    expect(payoutsOf({ PAYMENT_DAYS: '30' }).paymentDays).toBe(30);
    expect(() => payoutsOf({ PAYMENT_DAYS: '0' })).toThrow('PAYMENT_DAYS');
  });
});
