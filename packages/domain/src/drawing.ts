import { type Currency, type Money, money } from './money.ts';
import type { StateTable } from './state-table.ts';

/** The styles that a drawing from words, or a restyled picture, can have (AI-01). */
export const DRAWING_STYLES = ['modern', 'cartoon', 'pencil', 'anime', 'sketch'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

/** The pictures that a prompt can be put together from: who, where, in which mood. A text of each language names them. */
export const DRAWING_KIT = {
  hero: ['cat', 'dog', 'fox', 'panda', 'owl', 'unicorn', 'dragon', 'butterfly', 'whale', 'sunflower'],
  place: ['forest', 'sea', 'mountains', 'space', 'city', 'desert', 'meadow'],
  mood: ['sunset', 'moon', 'rainbow', 'snowing', 'spring', 'autumn'],
} as const;
export type KitGroup = keyof typeof DRAWING_KIT;

export const DRAWING_STATES = ['queued', 'running', 'done', 'failed', 'refused', 'cancelled'] as const;
export type DrawingState = (typeof DRAWING_STATES)[number];

export type DrawingEvent = 'began' | 'interrupted' | 'drawn' | 'failed' | 'refused' | 'cancelled';

/**
 * A drawing that a customer asks for (AI-04). `interrupted`: the server that drew it stopped, and another one begins
 * again.
 */
export const DRAWING_TABLE: StateTable<DrawingState, DrawingEvent> = {
  name: 'drawing',
  initial: 'queued',
  ends: ['done', 'failed', 'refused', 'cancelled'],
  transitions: [
    { from: 'queued', on: 'began', to: 'running' },
    { from: 'queued', on: 'failed', to: 'failed' },
    { from: 'queued', on: 'refused', to: 'refused' },
    { from: 'queued', on: 'cancelled', to: 'cancelled' },
    { from: 'running', on: 'interrupted', to: 'queued' },
    { from: 'running', on: 'drawn', to: 'done' },
    { from: 'running', on: 'failed', to: 'failed' },
    { from: 'running', on: 'refused', to: 'refused' },
    { from: 'running', on: 'cancelled', to: 'cancelled' },
  ],
};

/** The states in which a drawing still changes by itself. */
export const OPEN_DRAWING_STATES = ['queued', 'running'] as const satisfies readonly DrawingState[];

/**
 * Why a drawing failed: the provider did not answer or answered with something that is no picture, the time was over,
 * or nothing in the words can be drawn.
 */
export const DRAWING_FAILURES = ['provider', 'timeout', 'nothingKnown'] as const;
export type DrawingFailure = (typeof DRAWING_FAILURES)[number];

/** What a prompt or a result can be refused for (AI-05). */
export const REFUSAL_KINDS = ['sexual', 'hate', 'violence', 'drugs', 'other'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** How many results a drawing has. */
export const DRAWING_RESULTS = 4;

/** A drawing that is not done by then has failed (AI-04), in ms after it began. */
export const DRAWING_TIMEOUT_MS = 600_000;

/** The longest prompt, in UTF-16 code units. */
export const MAX_PROMPT = 1_000;

/** What each drawing costs that an item prints, by currency and in its minor units. In other currencies they are free. */
export type DrawingPrices = Readonly<Record<string, number>>;

/** The price of one printed drawing in a currency (AI-04). */
export function drawingPrice(prices: DrawingPrices, currency: Currency): Money {
  return money(prices[currency] ?? 0, currency);
}
