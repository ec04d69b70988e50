import { expect, it } from 'vitest';
import { LOCALES_DIRECTORY, readTexts } from './check.ts';
import { FILLED_LOCALES } from './locales.ts';

const read = (code: string, namespace: 'common' | 'launch' | 'notice' | 'partnerMessages') =>
  readTexts(LOCALES_DIRECTORY, code, namespace);

it('[LG-02.1] the product has one name in each language: on its pages, in the text with a code, and for shops', () => {
  const english = read('en-us', 'common')['common.app.title'];
  for (const code of FILLED_LOCALES) {
    const name = read(code, 'common')['common.app.title'] ?? '';
    expect([code, read(code, 'launch')['launch.title']]).toEqual([code, name]);
    expect(read(code, 'notice')['notice.code']).toContain(name);
    expect(read(code, 'partnerMessages')['partnerMessages.app']).toContain(name);
    if (code !== 'en-us') expect(name).not.toBe(english);
  }
});
