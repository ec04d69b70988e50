import { describe, expect, it } from 'vitest';
import { labelPattern } from './testing.ts';

describe('the name of a control by its text', () => {
  it('is the whole text', () => {
    expect('Refund').toMatch(labelPattern('Refund'));
    expect('Refund the order').not.toMatch(labelPattern('Refund'));
    expect('Why (so)?').toMatch(labelPattern('Why (so)?'));
  });

  it('has any values in the places of the text', () => {
    expect('Why: iPhone 16, clear').toMatch(labelPattern('Why: {what}'));
    expect('Look through 3 pieces').toMatch(
      labelPattern('Look through {count, plural, one {# piece} other {# pieces}}'),
    );
    expect('Why: ').not.toMatch(labelPattern('Why: {what}'));
  });

  it('has plain spaces and no soft hyphens', () => {
    expect('Druck auftrag').toMatch(labelPattern('Druck\u00A0auf\u00ADtrag'));
    expect('L’image').toMatch(labelPattern('L’image'));
  });

  it('may be several texts in a row', () => {
    expect('Picture To send').toMatch(labelPattern('Picture', 'To send'));
    expect('Picture').not.toMatch(labelPattern('Picture', 'To send'));
  });
});
