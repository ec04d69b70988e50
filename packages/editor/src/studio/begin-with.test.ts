import { addLayer, applyDiff, EMPTY_DOCUMENT, type Layer, layerId, layersOf } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import type { DesignTemplate } from '../ports/ports.ts';
import { newText } from '../document/additions.ts';
import { documentOf } from '../document/state.ts';
import { editorWith, SURFACE } from '../testing.ts';
import { beginWith } from './begin-with.ts';
import { askedTemplate, forgetAsked } from '../features/templates/asked-template.ts';
import { shownPanel } from '../session/state.ts';

const INK = { kind: 'colour', colour: '#16161c' as never } as const;
const WORDS = { text: 'Sophie', typeface: 'noto-sans', ink: INK, align: 'centre' } as const;

function template(key: string, field: string | null): DesignTemplate {
  const text: Layer = { ...newText(EMPTY_DOCUMENT, SURFACE, layerId('name'), { x: 30, y: 60 }, WORDS), field };
  const document = applyDiff(EMPTY_DOCUMENT, addLayer(text));
  return { key, title: key, group: 'yours', surface: SURFACE, document, preview: null };
}

const studio = () =>
  editorWith([], { templates: () => Promise.resolve([template('plain', null), template('asks', 'name')]) });

describe('a design that begins with a template', () => {
  it('[ED-13.4] opens its form, and the design has none of its sample words', async () => {
    const editor = studio();
    await beginWith(editor, 'template:asks');
    expect(shownPanel(editor.store.getState())).toBe('templates');
    expect(askedTemplate(editor)?.key).toBe('asks');
    expect(layersOf(documentOf(editor.store.getState()))).toEqual([]);
    expect(editor.messages).toEqual([]);
    forgetAsked(editor);
    expect(askedTemplate(editor)).toBeUndefined();
  });

  it('[ED-12.4] has the template at once, if that asks for nothing', async () => {
    const editor = studio();
    await beginWith(editor, 'template:plain');
    expect(layersOf(documentOf(editor.store.getState()))).toMatchObject([{ text: 'Sophie' }]);
    expect(shownPanel(editor.store.getState())).toBeNull();
  });
});
