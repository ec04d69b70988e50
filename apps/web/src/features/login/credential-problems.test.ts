import { expect, it } from 'vitest';
import { credentialProblems } from './credential-problems.ts';

const problems = (phone: string, password = 'long enough') =>
  credentialProblems({ country: 'US', phone, password }, 'register');

it.each(['(212) 736-5000', '+1 212 736 5000', '１３８００１３８０００', '٠١٠٠١٢٣٤٥٦٧', '010-12345678'])(
  '[SN-06.1] the page sends %s to the server, which knows the rules of each country',
  (phone) => {
    expect(problems(phone).phone).toBeUndefined();
  },
);

it.each(['', '   ', '+', '12', 'ada@example.com', 'call 12345678'])(
  '[SN-06.1] the page says at once that %j is no phone number',
  (phone) => {
    expect(problems(phone).phone).toBe('error.phoneIncorrect');
  },
);

it('[SN-06.1] a password is required, and a chosen one has 8 characters', () => {
  expect(problems('13800138000', '').password).toBe('error.passwordRequired');
  expect(problems('13800138000', '1234567').password).toBe('error.passwordTooShort');
  expect(problems('13800138000', '12345678').password).toBeUndefined();
});
