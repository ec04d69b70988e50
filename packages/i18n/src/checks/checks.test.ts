import { describe, expect, it } from 'vitest';
import { isMuchLonger } from './entry.ts';
import { markProblems } from './marks.ts';
import { scriptProblems } from './scripts.ts';
import { missingTerms, readTerms } from './terms.ts';

const marksOf = (locale: string, text: string, english = 'Text') =>
  markProblems({ locale, key: 'common.x', text, english });
const scriptsOf = (locale: string, text: string) => scriptProblems({ locale, text });

describe('the marks of a language', () => {
  it.each([
    ['de', 'Druck\u00adstation', 'nobody sees'],
    ['de', 'Fertig\u200b', 'nobody sees'],
    ['de', 'Fertig \ufffd', 'nobody sees'],
    ['th', 'พิมพ์\u200dแล้ว', 'joiner'],
    ['en-US', 'Back\u200f', 'direction'],
    ['de', 'Die "Station"', 'straight'],
    ['it', "L'ordine", 'straight'],
    ['es', 'Cargando...', 'three dots'],
    ['pl', 'Dwa  odstępy', 'two spaces'],
    ['fr', 'Prêt ?', 'narrow no-break space'],
    ['fr', 'Prêt!', 'narrow no-break space'],
    ['fr', '« Prêt\u00a0»', 'after «'],
    ['fr', 'Total : {sum}', 'before :'],
    ['zh-Hans', '完成,请取件', 'wide letter'],
    ['zh-Hant', '完成(請取件)', 'brackets'],
    ['ja', '完了しました.', 'full stop'],
    ['ar', 'جاهز?', 'Latin question mark'],
  ])('[LG-02.4] in %s %j is found', (locale, text, problem) => {
    expect(marksOf(locale, text).join()).toContain(problem);
  });

  it.each([
    ['bn', 'র‍্যাম'],
    ['fr', 'Prêt\u202f? Oui\u00a0: «\u00a0Go\u00a0» à 12:30, https://a.example'],
    ['fr', 'Vraiment\u202f?!'],
    ['zh-Hans', '完成，请取件（MagSafe, 12:30）。'],
    ['ar', 'أدخل رقمين، مثل 52.52, 13.405.'],
    ['en-US', "We don't draw that"],
    ['de', '{count, plural, one {# Stück} other {# Stücke}}'],
    ['it', 'L’ordine «pronto»'],
  ])('[LG-02.4] in %s %j passes', (locale, text) => {
    expect(marksOf(locale, text)).toEqual([]);
  });

  it('[LG-02.3] the arms of a message are read, the names of its values are not', () => {
    expect(marksOf('de', '{n, plural, one {# "Stück"} other {# Stücke}}')).toHaveLength(1);
  });
});

describe('the letters of a language', () => {
  it.each([
    ['ru', 'Cтанция', 'two alphabets'],
    ['el', 'Kατάστημα', 'two alphabets'],
    ['de', 'Станция', 'Cyrillic'],
    ['th', 'พิมพ์打印', 'Han'],
    ['ko', '印刷 완료', 'Han'],
    ['uk', 'Друкарський', undefined],
    ['uk', 'Печать готова, подождите мы', 'ы'],
    ['ru', 'Заказ готовий їхати', 'ї'],
    ['zh-Hant', '选择語言', '选'],
    ['zh-Hans', '選擇语言', '選'],
    ['ja', '选択', '选'],
  ])('[LG-02.4] in %s %j: %s', (locale, text, problem) => {
    if (problem === undefined) expect(scriptsOf(locale, text)).toEqual([]);
    else expect(scriptsOf(locale, text).join()).toContain(problem);
  });

  it('[LG-02.3] Latin names may stand in every language', () => {
    expect(scriptsOf('ja', 'PayPalで支払う')).toEqual([]);
    expect(scriptsOf('ru', 'QR-код и PDF')).toEqual([]);
  });
});

describe('the length of a text', () => {
  it('[LG-05.1] a text far longer than in English is found, a short one is not compared', () => {
    const english = 'Start designing';
    expect(isMuchLonger({ text: 'Mit dem Entwerfen einer Hülle beginnen', english })).toBe(true);
    expect(isMuchLonger({ text: 'Jetzt gestalten', english })).toBe(false);
    expect(isMuchLonger({ text: 'Rückgängig machen', english: 'Undo' })).toBe(false);
  });

  it('[LG-05.1] wide letters count twice, marks on letters not at all, and of arms the longest', () => {
    expect(isMuchLonger({ text: 'デザインを今すぐ始めましょう', english: 'Start designing' })).toBe(true);
    expect(isMuchLonger({ text: 'เริ่มออกแบบเลย', english: 'Start designing' })).toBe(false);
    const english = '{n, plural, one {# case ready} other {# cases ready}}';
    expect(
      isMuchLonger({ text: '{n, plural, one {# fertig} other {# Hüllen liegen zur Abholung bereit}}', english }),
    ).toBe(true);
  });
});

describe('the term base', () => {
  const terms = readTerms(
    '# Terms\n\n| English | Deutsch | Note |\n| --- | --- | --- |\n| pickup code | Abholcode | |\n| refund | Rückzahlung / erstatten | |\n',
  );

  it('[LG-07.1] a translation without the word of the term base is found', () => {
    const found = missingTerms(terms, { english: 'Type your pickup code', text: 'Tippe deine Nummer ein' });
    expect(found.map(({ english }) => english)).toEqual(['pickup code']);
  });

  it('[LG-07.1] bent words, other words of the same row and parts of longer words pass', () => {
    expect(missingTerms(terms, { english: 'Type your pickup codes', text: 'Tippe deine Abholcodes ein' })).toEqual([]);
    expect(missingTerms(terms, { english: 'Two refunds', text: 'Wir erstatteten zweimal' })).toEqual([]);
    expect(missingTerms(terms, { english: 'Refundable', text: 'Umtauschbar' })).toEqual([]);
  });
});
