import type { PhoneModel } from '@cpc/design';
import { APPLE } from './apple.ts';
import { caseOf } from './case-of.ts';
import { GOOGLE } from './google.ts';
import { SAMSUNG } from './samsung.ts';
import { XIAOMI } from './xiaomi.ts';

/** The cases a demo station can print on. */
export const PHONE_MODELS: readonly PhoneModel[] = [...APPLE, ...SAMSUNG, ...XIAOMI, ...GOOGLE].map(caseOf);
