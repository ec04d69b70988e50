import { expect, it } from 'vitest';
import { scannedCode } from './scanned-code.ts';

it('[JN-03] the code of a customer is read from the address in its QR code, and from plain digits', () => {
  expect(scannedCode('https://shop.example/partner/?code=048213#/counter')).toBe('048213');
  expect(scannedCode('https://shop.example/partner/?language=de&code=048213')).toBe('048213');
  expect(scannedCode(' 048213 ')).toBe('048213');
  for (const other of ['https://other.example/', 'https://other.example/048213', '4006381333931', '04821'])
    expect(scannedCode(other)).toBe('');
});
