import { type Colour, luminance } from '@cpc/design';

/** Luminance below which a sample is invisible on the panels' ground. */
const DARK = 0.12;

/** The class of a ground on which a sample in this colour is visible: a light ground for a dark colour. */
export const sampleGround = (ink: Colour): string => (luminance(ink) < DARK ? 'bg-ink' : '');
