import { degrees, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { hexColour } from '../colour.ts';
import { addLayer } from '../document/change.ts';
import { applyDiff, reverseDiff } from '../document/diff.ts';
import { type DesignDocument, EMPTY_DOCUMENT, layersOf } from '../document/document.ts';
import { addLayersOnTop } from '../document/group.ts';
import { groupId, type LayerId, layerId } from '../document/layers/base.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { parseDocument } from '../document/parse.ts';
import { text } from '../preflight/testing.ts';
import { phoneSurface } from '../surface/testing.ts';
import { fitFields } from './fit-fields.ts';
import type { FitRoom } from './fit-room.ts';
import { initialsOf } from './initials.ts';
import { nameLayers } from './name-layers.ts';
import { NAME_LOOKS, type NameLook } from './name-spots.ts';
import { fieldsOf, setField, textsOfField } from './set-field.ts';

const SURFACE = phoneSurface({});
const INKS = [hexColour('#ffffff'), hexColour('#ffd23f'), hexColour('#7fe0c3')] as const;

/** Letters of half an em in lines of 1.3 em. */
const boxOf: FitRoom['boxOf'] = ({ text: words, size }) => ({
  width: Math.max(...words.split('\n').map((line) => line.length)) * 0.5 * size,
  height: words.split('\n').length * 1.3 * size,
});
const em = (words: string) => ({ width: words.length * 0.5, height: 1.3 });
const boxes = (name: string) => ({ name: em(name), initial: em(initialsOf(name)) });

function ids(): () => LayerId {
  let n = 0;
  return () => layerId(`fresh-${(n += 1)}`);
}

const pattern = (look: NameLook, name: string, next = ids()): DesignDocument =>
  applyDiff(
    EMPTY_DOCUMENT,
    addLayersOnTop(
      EMPTY_DOCUMENT,
      nameLayers({ look, name, typeface: 'noto-sans', inks: INKS }, boxes(name), SURFACE, {
        group: groupId('names'),
        nextId: next,
      }),
    ),
  );

const textsIn = (document: DesignDocument): readonly TextLayer[] =>
  layersOf(document).filter((layer): layer is TextLayer => layer.type === 'text');

/** Renames as the editor does: new words, then a fit. */
function renamed(document: DesignDocument, name: string, edited: LayerId | null = null): DesignDocument {
  const written = applyDiff(document, setField(document, 'name', name));
  let n = 0;
  const nextId = () => layerId(`more-${(n += 1)}`);
  return applyDiff(written, fitFields(written, textsIn(document), { surface: SURFACE, boxOf, nextId, edited }));
}

const places = (document: DesignDocument) =>
  textsIn(document).map(({ placement, size, text: words }) => [words, placement.x, placement.y, size].join(' '));

describe('a name over a surface', () => {
  it.each(NAME_LOOKS)('[ED-13.2] %s writes texts of one field in one group, as a valid design', (look) => {
    const document = pattern(look, 'Lena');
    const texts = textsIn(document);
    expect(texts.length).toBeGreaterThan(2);
    expect(new Set(texts.map(({ group }) => group))).toEqual(new Set(['names']));
    expect(texts.every(({ field }) => field === 'name' || field === 'initial')).toBe(true);
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true });
  });

  it.each(NAME_LOOKS)('[ED-13.3] %s is laid again when the name changes, as if made with the new one', (look) => {
    // "Leonie" has the initial of "Lena".
    for (const name of ['Bo', 'Maximiliane', 'Mia', 'Leonie']) {
      const after = renamed(pattern(look, 'Lena'), name);
      expect(new Set(places(after))).toEqual(new Set(places(pattern(look, name))));
      expect(parseDocument(JSON.parse(JSON.stringify(after)))).toMatchObject({ ok: true });
    }
  });

  it('[ED-13.3] the text that is being edited stays, though the longer name needs fewer', () => {
    const document = pattern('brick', 'Bo');
    const last = textsIn(document).at(-1)?.id ?? null;
    const after = renamed(document, 'Maximiliane', last);
    expect(textsIn(after).length).toBeLessThan(textsIn(document).length);
    expect(textsIn(after).some(({ id }) => id === last)).toBe(true);
  });

  it('[ED-13.3] is laid again though only the changed texts are told, as by a template', () => {
    const document = pattern('monogram', 'Lena');
    const change = setField(document, 'name', 'Leonie');
    const written = applyDiff(document, change);
    const before = Object.values(change.updated).flatMap(([from]) => (from.type === 'text' ? from : []));
    expect(before.length).toBeLessThan(textsIn(document).length);
    const room = { surface: SURFACE, boxOf, nextId: ids(), edited: null };
    const after = applyDiff(written, fitFields(written, before, room));
    expect(new Set(places(after))).toEqual(new Set(places(pattern('monogram', 'Leonie'))));
  });

  it.each(NAME_LOOKS)(
    '[LG-08.8] [ED-13.1] [ED-13.3] %s with initials in capitals of a language is laid again',
    (look) => {
      // An İ that is three times as wide as an I.
      const wide: FitRoom['boxOf'] = (layer) => boxOf({ ...layer, text: layer.text.replaceAll('İ', 'III') });
      const made = (name: string) => {
        const art = { look, name, language: 'tr', typeface: 'noto-sans', inks: INKS } as const;
        const measured = { name: em(name), initial: em(initialsOf(name, 'tr').replaceAll('İ', 'III')) };
        const layers = nameLayers(art, measured, SURFACE, { group: groupId('names'), nextId: ids() });
        return applyDiff(EMPTY_DOCUMENT, addLayersOnTop(EMPTY_DOCUMENT, layers));
      };
      const before = made('irem');
      const written = applyDiff(before, setField(before, 'name', 'ilker', 'tr'));
      const room = { surface: SURFACE, boxOf: wide, nextId: ids(), edited: null };
      const after = applyDiff(written, fitFields(written, textsIn(before), room));
      expect(new Set(places(after))).toEqual(new Set(places(made('ilker'))));
    },
  );

  it('[ED-13.3] is laid again beneath a layer with the stack key of its topmost text', () => {
    const document = pattern('brick', 'Maximiliane');
    const twin = { ...text({ text: 'hi' }), id: layerId('zz'), stack: textsIn(document).at(-1)?.stack ?? '' };
    const after = renamed(applyDiff(document, addLayer(twin)), 'Bo');
    expect(textsIn(after).length).toBeGreaterThan(textsIn(document).length + 1);
    expect(textsOfField(after, 'name')).toHaveLength(textsIn(pattern('brick', 'Bo')).length);
  });

  it('[ED-13.2] a pattern that was moved keeps its places and its number; its names become no wider', () => {
    const document = pattern('brick', 'Lena');
    const [first] = textsIn(document);
    if (!first) throw new Error('the pattern is empty');
    const moved = { ...first, placement: { ...first.placement, x: mm(first.placement.x + 3) } };
    const own = { ...document, records: { ...document.records, [first.id]: moved } };
    const after = renamed(own, 'Maximiliane');
    expect(textsIn(after).map(({ id }) => id)).toEqual(textsIn(own).map(({ id }) => id));
    for (const [i, layer] of textsIn(after).entries()) {
      const old = textsIn(own)[i];
      if (!old) throw new Error('the text is gone');
      expect(boxOf(layer).width * layer.placement.scale).toBeLessThanOrEqual(boxOf(old).width + 1e-6);
    }
  });
});

describe('fields', () => {
  const one = (id: string, words: string, field: string | null, y: number): TextLayer => ({
    ...text({ text: words, size: mm(10) }),
    id: layerId(id),
    stack: `a${id.length}${id}`,
    placement: { x: mm(30), y: mm(y), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
    field,
  });
  const design = [
    one('a', 'Lena', 'name', 90),
    one('bb', 'L', 'initial', 20),
    one('ccc', '2026', 'date', 40),
    one('d', 'hi', null, 10),
  ]
    .map(addLayer)
    .reduce(applyDiff, EMPTY_DOCUMENT);

  it('[ED-13.3] are listed from the top; initials follow the name and are not asked for', () => {
    expect([...fieldsOf(design)]).toEqual([
      ['date', '2026'],
      ['name', 'Lena'],
    ]);
  });

  it('[ED-13.3] one change writes a field everywhere, and its undo restores the words', () => {
    const change = setField(design, 'name', 'Ada Lovelace');
    const after = applyDiff(design, change);
    expect(new Set(textsIn(after).map(({ text: words }) => words))).toEqual(
      new Set(['Ada Lovelace', 'AL', '2026', 'hi']),
    );
    expect(applyDiff(after, reverseDiff(change))).toEqual(design);
    expect(setField(design, 'name', '  ').updated).toEqual({});
    expect(textsOfField(after, 'date')).toHaveLength(1);
  });

  it('[ED-13.3] a long word shrinks its text to the width it had; a short one grows back to its own size', () => {
    const long = renamed(design, 'Maximiliane');
    const scaleOf = (document: DesignDocument) => textsOfField(document, 'name')[0]?.placement.scale ?? 0;
    expect(scaleOf(long)).toBeCloseTo(4 / 11, 3);
    expect(scaleOf(renamed(long, 'Mia'))).toBe(1);
  });

  it.each([
    ['Ada Lovelace', 'AL'],
    ['lena', 'L'],
    ['雨晴', '雨'],
    ['ليلى', 'ل'],
    ['Émile Zola Père', 'ÉZ'],
    ['👩‍🚀 Mia', '👩‍🚀M'],
    ['ışıl ince', 'Iİ'],
    ['Άννα Ηλιάδη', 'ΑΗ'],
    ['Ήρα', 'Η'],
  ])('[ED-13.1] the initials of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('[LG-08.8] [ED-13.1] the initials of a Turkish name have their dots, made and written again', () => {
    expect(initialsOf('ilker ışık', 'tr')).toBe('İI');
    expect(initialsOf('ilker', undefined)).toBe('I');
    const written = applyDiff(design, setField(design, 'name', 'irem', 'tr'));
    expect(textsOfField(written, 'initial').map(({ text: words }) => words)).toEqual(['İ']);
    const art = { name: 'irem', language: 'tr', typeface: 'noto-sans', inks: INKS } as const;
    const laid = NAME_LOOKS.flatMap((look) =>
      nameLayers({ ...art, look }, boxes('irem'), SURFACE, { group: groupId('names'), nextId: ids() }),
    );
    expect(new Set(laid.map(({ text: words, field }) => `${field} ${words}`))).toEqual(
      new Set(['name irem', 'initial İ']),
    );
  });
});
