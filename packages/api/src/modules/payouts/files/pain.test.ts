import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { money } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankData } from '../bank/check.ts';
import { painFile } from './pain.ts';
import { sepaText } from '../bank/sepa-text.ts';

const SCHEMA = fileURLToPath(new URL('../../../testing/schemas/pain.001.001.09.xsd', import.meta.url));
const HAS_XMLLINT = spawnSync('xmllint', ['--version']).status === 0;
const DEBTOR = { name: 'Plattform & Söhne GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

const account = (change: Partial<BankData> = {}): BankData => ({
  holder: 'Łukasz Żółć',
  iban: true,
  number: 'FR1420041010050500013M02606',
  bic: '',
  bank: '',
  street: 'Rue de l’Église 3',
  postal_code: '75001',
  city: 'Paris',
  country: 'FR',
  ...change,
});

function contentOf(...payments: readonly (readonly [amount: number, to: BankData])[]) {
  return {
    number: 'P0123ABCD',
    madeAt: Date.UTC(2026, 10, 21, 10, 0, 0),
    sum: money(
      payments.reduce((sum, [amount]) => sum + amount, 0),
      'EUR',
    ),
    payments: payments.map(([amount, to], place) => ({ number: `W${place}`, amount: money(amount, 'EUR'), to })),
  };
}

/** What xmllint says of a file; an empty text if it keeps to the schema. */
function problemsOf(file: Uint8Array): string {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', SCHEMA, '-'], { input: file });
  return status === 0 ? '' : stderr.toString();
}

describe.skipIf(!HAS_XMLLINT)('a SEPA credit transfer, checked by xmllint', () => {
  it('[OP-06.2] keeps to the schema, with count, sum and one payment for each withdrawal', () => {
    const file = painFile(contentOf([1, account()], [123_456_789, account({ bic: 'BNPAFRPP' })]), DEBTOR);
    expect(problemsOf(file)).toBe('');
    const text = new TextDecoder().decode(file);
    expect(text.match(/<NbOfTxs>2</g)).toHaveLength(2);
    expect(text.match(/<CtrlSum>1234567.90</g)).toHaveLength(2);
    expect(text).toContain('<EndToEndId>W1</EndToEndId>');
    expect(text).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
    expect(text).toContain('<Nm>Lukasz Zolc</Nm>');
    expect(text).toContain("<AdrLine>Rue de l'Eglise 3</AdrLine>");
    expect(text).toContain('<Nm>Plattform + Soehne GmbH</Nm>');
    expect(text).toContain('<ReqdExctnDt>\n        <Dt>2026-11-23</Dt>');
  });

  it('[OP-06.2] keeps to the schema without the platform’s BIC', () => {
    expect(problemsOf(painFile(contentOf([5, account()]), { ...DEBTOR, bic: undefined }))).toBe('');
  });

  it('[OP-06.2] the schema refuses a file that does not add up in form', () => {
    const text = new TextDecoder().decode(painFile(contentOf([5, account()]), DEBTOR));
    const wrong = [
      text.replace('<PmtMtd>TRF</PmtMtd>', ''),
      text.replace('Ccy="EUR"', 'Ccy="USD"'),
      text.replace('>0.05<', '>0.005<'),
      text.replace('Lukasz', 'Łukasz'),
    ];
    for (const one of wrong) expect(problemsOf(Buffer.from(one))).not.toBe('');
  });

  it('[OP-06.2] keeps to the schema whatever people type', () => {
    const typed = (most: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: most });
    const to = fc.record({ holder: typed(70), street: typed(70), postal_code: typed(16), city: typed(35) });
    fc.assert(
      fc.property(to, (some) => {
        const named = { ...some, holder: `A ${some.holder}`, city: `B ${some.city}` };
        expect(problemsOf(painFile(contentOf([7, account(named)]), DEBTOR))).toBe('');
      }),
      { numRuns: 40 },
    );
  });
});

describe('a text in the characters of SEPA', () => {
  it.each([
    ['Müller & Söhne', 'Mueller + Soehne'],
    ['Đặng_Ωμέγα', 'Dang-Omega'],
    ['Иван', 'Ivan'],
    ['a <b> "c"; d', 'a b c d'],
    ['//x//y', 'x/y'],
    ['é'.normalize('NFD'), 'e'],
  ])('[OP-06.2] %j is written %j', (text, latin) => {
    expect(sepaText(text, 70)).toBe(latin);
  });

  it('[OP-06.2] is never longer than its field, and has no space at its end', () => {
    expect(sepaText('aaaa bbbb', 5)).toBe('aaaa');
    expect(sepaText('ß'.repeat(40), 70)).toHaveLength(70);
  });
});
