import type { Fact, LayerId, TextFacts, TextLayer } from '@cpc/design';

/**
 * Sets texts with the typefaces they are printed in, and returns facts about the result. A text that cannot be set is
 * `gone`.
 */
export type TextGauge = (texts: readonly TextLayer[]) => Promise<ReadonlyMap<LayerId, Fact<TextFacts>>>;
