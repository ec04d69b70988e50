import type { TextLayer, WordBox } from '@cpc/design';
import { mm } from '@cpc/domain';
import type { EditorAssets } from '../../assets/assets.ts';
import { sampleText } from './sample-text.ts';

type Written = Pick<TextLayer, 'text' | 'typeface'> &
  Partial<Pick<TextLayer, 'weight' | 'slant' | 'capitals' | 'letterSpacing' | 'lineSpacing' | 'direction'>>;

/** The size of words in em, straight; undefined while their fonts are loading. */
export function measureWords(assets: Pick<EditorAssets, 'outline'>, written: Written): WordBox | undefined {
  const { text, typeface, letterSpacing = 0, lineSpacing = 1, direction = 'horizontal' } = written;
  const { weight = 'regular', slant = 'upright', capitals = false } = written;
  const sample = { text, typeface, weight, slant, capitals, letterSpacing, lineSpacing, direction, size: mm(10) };
  const key = `measure ${Object.values(sample).join(' ')}`;
  const outline = assets.outline(sampleText(key, sample));
  return outline && outline.width > 0 ? { width: outline.width / 10, height: outline.height / 10 } : undefined;
}
