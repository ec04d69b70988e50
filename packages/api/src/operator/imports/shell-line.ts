import { mustBe, shellFacts } from '@cpc/contract';
import { CATEGORIES, type Colour, type Shell, type ShellColour } from '@cpc/design';
import { brand, type ColourId, type ShellId, sizedColour } from '@cpc/domain';
import type { Line } from './table.ts';

export const SHELL_COLUMNS = ['name', 'underbase', 'own', 'facts', 'shell', 'colour', 'opacity'];

const UNDERBASES = ['none', 'underColour', 'mirroredOverColour'] as const;

/** Reads a line with a shell; several categories are separated by spaces. */
export function shellOf(line: Line): Omit<Shell, 'colours'> {
  const categories = line.cell('category').split(/[\s,]+/);
  const known = CATEGORIES.filter((category) => categories.includes(category));
  if (known.length !== categories.length) line.fault('category', mustBe('someOf', { names: [...CATEGORIES] }));
  const underbase = UNDERBASES.find((each) => each === line.cell('underbase'));
  if (!underbase) line.fault('underbase', mustBe('oneOf', { names: [...UNDERBASES] }));
  const own = line.cell('own').toLowerCase();
  if (!['', 'yes', 'no'].includes(own)) line.fault('own', mustBe('oneOf', { names: ['yes', 'no'] }));
  return {
    id: brand<ShellId>(line.cell('id')),
    name: nameOf(line),
    categories: known,
    underbase: underbase ?? 'none',
    ...(own === 'yes' ? { own: true } : {}),
    ...factsOf(line),
  };
}

/** What is known of the shell, as JSON; an empty cell changes nothing. */
function factsOf(line: Line): Pick<Shell, 'facts'> {
  const cell = line.cell('facts');
  if (cell === '') return {};
  const result = shellFacts.safeParse(jsonIn(cell));
  if (result.success) return { facts: result.data };
  line.fault('facts', mustBe('facts', { like: '{"magnets":true}' }));
  return {};
}

function jsonIn(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

/** Reads a line with a colour, without looking at its shell. */
export function colourOf(line: Line): ShellColour {
  const colour = line.cell('colour').toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(colour)) line.fault('colour', mustBe('colour', { like: '#1a2b3c' }));
  const text = line.figure('opacity').replace(',', '.') || '1';
  const opacity = /^[01](\.\d{1,3})?$/.test(text) ? Number(text) : 2;
  if (opacity > 1) line.fault('opacity', mustBe('opacity', { least: 0, most: 1 }));
  return { id: brand<ColourId>(line.cell('id')), name: nameOf(line), colour: brand<Colour>(colour), opacity };
}

function nameOf(line: Line): string {
  const name = line.cell('name');
  if (!/^[a-zA-Z]\w{0,39}$/.test(sizedColour(name).colour))
    line.fault('name', mustBe('nameKey', { like: 'softMatte', sized: 'white.M' }));
  return name;
}
