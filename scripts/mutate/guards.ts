/** The guards that the rules name: who may, how often, how much, and in which order. */
import { ACCESS } from './guards/access.ts';
import { DEVICE } from './guards/device.ts';
import { LIMITS } from './guards/limits.ts';
import { MONEY } from './guards/money.ts';
import { ORDERS } from './guards/orders.ts';
import { PRINTS } from './guards/prints.ts';
import type { Mutant } from './mutant.ts';

export const GUARDS: readonly Mutant[] = [...ACCESS, ...MONEY, ...ORDERS, ...PRINTS, ...LIMITS, ...DEVICE];
