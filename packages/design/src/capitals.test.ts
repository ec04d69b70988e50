import { describe, expect, it } from 'vitest';
import { type Capitals, capitalsLanguage, capitalsOf, setLetters } from './capitals.ts';

const set = (text: string, capitals: Capitals = true) => setLetters(text, capitalsOf(text, capitals));

describe('the capitals of a text', () => {
  it.each([
    ['istanbul', 'İSTANBUL'],
    ['İyi ki doğdun', 'İYİ Kİ DOĞDUN'],
    ['ılık, IŞIK', 'ILIK, IŞIK'],
    // "i" with a dot of its own is what other languages make of "İ".
    ['i\u0307zmir', 'İZMİR'],
    ['iki καλή', 'İKİ ΚΑΛΗ'],
  ])('[LG-08.8] [ED-03.5] in Turkish, %s is set as %s', (typed, capitals) => {
    expect(set(typed, 'tr')).toBe(capitals);
  });

  it.each([
    ['ışık ve deniz', 'IŞIK VE DENİZ'],
    ['iyi ki\ndoğdun', 'İYİ Kİ\nDOĞDUN'],
    ['İzmir gecesi', 'İZMİR GECESİ'],
  ])('[LG-08.8] letters of Turkish alone tell the language of a whole text: %s', (typed, capitals) => {
    expect(set(typed)).toBe(capitals);
    // A part of it follows the whole.
    expect(setLetters('iki', capitalsOf(typed, true))).toBe('İKİ');
  });

  it.each([
    ['Καλή', 'ΚΑΛΗ'],
    ['Οδυσσέας', 'ΟΔΥΣΣΕΑΣ'],
    ['Ἄννα, ὦ φῶς', 'ΑΝΝΑ, Ω ΦΩΣ'],
    ['Μαΐου', 'ΜΑΪΟΥ'],
    ['μάιος, ρολόι, άυλος', 'ΜΑΪΟΣ, ΡΟΛΟΪ, ΑΫΛΟΣ'],
    ['παιδί, αύριο', 'ΠΑΙΔΙ, ΑΥΡΙΟ'],
    ['ΰ και ΐ', 'Ϋ ΚΑΙ Ϊ'],
    ['ναι ή όχι', 'ΝΑΙ Ή ΟΧΙ'],
    ['ήλιος', 'ΗΛΙΟΣ'],
    ['ᾳδης', 'ΑΙΔΗΣ'],
    ['ΆΡΗΣ', 'ΑΡΗΣ'],
  ])('[LG-08.8] [ED-03.5] Greek loses its accents: %s is set as %s', (typed, capitals) => {
    expect(set(typed)).toBe(capitals);
    expect(set(typed.normalize('NFD'))).toBe(capitals);
  });

  it('[LG-08.8] Greek is set as ICU sets it', () => {
    for (const word of 'Αθήνα πρωί μαΐου ρολόι ή ηχώ γάιδαρος εύκολος ϋφάντρα κορίτσι ἥλιος τῇ ῥόδον'.split(' '))
      expect([word, set(word)]).toEqual([word, word.toLocaleUpperCase('el')]);
  });

  it.each([
    ['straße', 'STRASSE'],
    ['istanbul', 'ISTANBUL'],
    ['été, ñandú, ő', 'ÉTÉ, ÑANDÚ, Ő'],
    ['Привіт, ёж', 'ПРИВІТ, ЁЖ'],
    ['ijsje', 'IJSJE'],
    ['مرحبا 你好 👍🏽', 'مرحبا 你好 👍🏽'],
  ])('[ED-03.5] in other languages, %s is set as %s, as before', (typed, capitals) => {
    expect(set(typed)).toBe(capitals);
    expect(capitals).toBe(typed.toUpperCase());
  });

  it('[ED-03.5] a text without capitals stays as typed', () => {
    expect(set('istanbul καλή', false)).toBe('istanbul καλή');
    expect(set('doğdun', false)).toBe('doğdun');
  });

  it('[LG-08.8] only languages with capitals of their own are stored', () => {
    expect(['tr', 'tr-CY', 'el', 'en-US', 'nl', 'tk'].map(capitalsLanguage)).toEqual([
      'tr',
      'tr',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
