import type { makePlace, wire } from '@cpc/testkit';

export type Place = Awaited<ReturnType<typeof makePlace>>;
export type Wire = ReturnType<typeof wire>;
