import { LOCALES } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { describe, expect, it } from 'vitest';
import { written } from './letter.ts';
import type { Letter } from './parts.ts';

const EVIL = `<script src="https://evil.example/x.js"></script>"'><img src=x onerror=alert(1)>`;

const LETTER: Letter = {
  subject: 'Ready to pick up',
  title: 'Ready to pick up',
  parts: [
    { kind: 'text', text: 'Order 12 is waiting.' },
    {
      kind: 'facts',
      rows: [
        ['Total', '€24.90'],
        ['Pick it up at', 'Demo\nMain Street 1'],
      ],
    },
    { kind: 'code', label: 'Pickup code', code: '123456' },
    { kind: 'button', label: 'See the order', url: 'https://shop.example/#/pages/mine/orderDetail?order_id=1&x=2' },
    { kind: 'list', title: 'Terms', sentences: ['One.', 'Two.'] },
  ],
  foot: ['You get this because.'],
  off: { label: 'No more news', url: 'https://shop.example/mail/off?key=abc' },
  sender: 'Shop',
};

const translators = serverTranslator();
const EMPTY_TAGS = ['meta', 'br'];

/** The elements of a page, in sequence, with what they contain. @throws Error if the tags are not balanced */
function elementsOf(html: string) {
  const open: string[] = [];
  const found: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const left = html
    .replaceAll(/<!doctype html>|<style>[^<]*<\/style>/g, '')
    .replaceAll(
      /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g,
      (_tag, end: string, name: string, attributes: string) => {
        if (end === '/') expect(open.pop()).toBe(name);
        else {
          if (!EMPTY_TAGS.includes(name)) open.push(name);
          const pairs = [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
            key,
            value,
          ]);
          found.push({ name, attributes: Object.fromEntries(pairs) });
        }
        return '';
      },
    );
  expect([open, left.match(/[<>]/g)]).toEqual([[], null]);
  return found;
}

describe('the forms of an e-mail', () => {
  it('[NT-01] both forms say the same, and the text writes out its addresses', () => {
    const { text, html, subject } = written(LETTER, translators('en-US'));
    for (const said of [
      'Ready to pick up',
      'Order 12 is waiting.',
      '€24.90',
      '123456',
      'Two.',
      'You get this because.',
    ])
      for (const form of [text, html]) expect(form).toContain(said);
    expect(text).toContain('See the order:\nhttps://shop.example/#/pages/mine/orderDetail?order_id=1&x=2\n');
    expect(html).toContain('href="https://shop.example/#/pages/mine/orderDetail?order_id=1&amp;x=2"');
    expect(text).toContain('https://shop.example/mail/off?key=abc');
    expect([subject, /<[a-z]/.test(text)]).toEqual(['Ready to pick up', false]);
  });

  it('[NT-01] nothing is loaded and nothing runs, whatever people typed', () => {
    const evil = { ...LETTER, title: EVIL, subject: EVIL, sender: EVIL, foot: [EVIL] };
    const parts = [
      { kind: 'text', text: EVIL },
      { kind: 'facts', rows: [[EVIL, EVIL]] },
      { kind: 'code', label: EVIL, code: EVIL },
      { kind: 'button', label: EVIL, url: `https://shop.example/${EVIL}` },
      { kind: 'list', title: EVIL, sentences: [EVIL] },
    ] as const;
    const { html } = written({ ...evil, parts }, translators('en-US'));
    const elements = elementsOf(html);
    const names = new Set(elements.map(({ name }) => name));
    for (const loading of ['script', 'img', 'link', 'iframe', 'object', 'video', 'form', 'svg', 'base'])
      expect(names).not.toContain(loading);
    for (const { attributes } of elements) {
      expect(Object.keys(attributes).filter((name) => name.startsWith('on') || name === 'src')).toEqual([]);
      expect(attributes['style'] ?? '').not.toMatch(/url\(|@import/);
      expect(attributes['href'] ?? 'https://shop.example/').toMatch(/^https:\/\/shop\.example\//);
    }
    expect(/<style>([^<]*)<\/style>/.exec(html)?.[1]).not.toMatch(/url\(|@import/);
  });

  it.each(LOCALES.map(({ tag }) => tag))('[NT-01] [LG-04.1] the HTML is sound and has the direction of %s', (tag) => {
    const translator = translators(tag);
    const { html } = written(LETTER, translator);
    const dir = translator.locale.rtl ? 'rtl' : 'ltr';
    const [root] = elementsOf(html);
    expect(root).toEqual({ name: 'html', attributes: { lang: translator.locale.tag, dir } });
    expect(html).toContain(`align="${dir === 'rtl' ? 'right' : 'left'}"`);
    // A code is read from left to right everywhere.
    expect(html).toMatch(/dir="ltr"[^>]*>123456</);
  });

  it('[NT-01] a subject is one line without marks of direction', () => {
    const subject = 'Order \u2068A\u2069\r\nBcc: evil@example.com\u2028\u0000x\u202E';
    expect(written({ ...LETTER, subject }, translators('en-US')).subject).toBe('Order A Bcc: evil@example.com x');
  });
});
