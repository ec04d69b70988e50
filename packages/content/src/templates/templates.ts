import type { DesignDocument, Surface } from '@cpc/design';
import type { Titles } from '../types.ts';
import { createComposer } from './composer.ts';
import { CASE_TEMPLATES } from './designs/cases.ts';
import { FIELD_TEMPLATES } from './designs/fields.ts';
import { THING_TEMPLATES } from './designs/things.ts';
import type { Template } from './template.ts';

/** Finished designs to start with (ED-12), in the order in which they are offered. */
export const TEMPLATES: readonly Template[] = [
  ...CASE_TEMPLATES.slice(0, 1),
  ...FIELD_TEMPLATES,
  ...CASE_TEMPLATES.slice(1),
  ...THING_TEMPLATES,
];

/** The templates for the category of a surface. */
export const templatesFor = ({ category }: Surface): readonly Template[] =>
  TEMPLATES.filter(({ categories }) => categories.includes(category));

/** A template on a surface, with its words in a language; the same result each time. */
export function designOf(template: Template, surface: Surface, language: keyof Titles): DesignDocument {
  const composer = createComposer(surface, language);
  const fields = Object.entries(template.fields).map(([field, samples]) => [field, samples[language]] as const);
  template.draw(composer, template.words[language], Object.fromEntries(fields));
  return composer.document();
}
