import type { Fact, LayerId, TextFacts, TextLayer } from '@cpc/design';

/** Sets texts with the typefaces they are printed in, and says how they turned out. One that cannot be set is `gone`. */
export type TextGauge = (texts: readonly TextLayer[]) => Promise<ReadonlyMap<LayerId, Fact<TextFacts>>>;
