import type { Brand } from '@cpc/domain';

/** CSS-style `#rrggbb`, lower case. Transparency is a layer's opacity, never part of its colour. */
export type Colour = Brand<string, 'Colour'>;
