import type { Attack } from '../attack.ts';
import { answers } from './answers.ts';
import { bodies } from './bodies.ts';
import { coupons } from './coupons.ts';
import { decoding } from './decoding.ts';
import { disk } from './disk.ts';
import { drawings } from './drawings.ts';
import { drawnBombs } from './drawn-bombs.ts';
import { fullDisk } from './full-disk.ts';
import { fuzz } from './fuzz.ts';
import { gets } from './gets.ts';
import { holds } from './holds.ts';
import { limits } from './limits.ts';
import { logins } from './logins.ts';
import { money } from './money.ts';
import { painting } from './painting.ts';
import { phones } from './phones.ts';
import { pipeline } from './pipeline.ts';
import { shares } from './shares.ts';
import { slow } from './slow.ts';
import { station } from './station.ts';
import { streams } from './streams.ts';
import { tables } from './tables.ts';
import { words } from './words.ts';

/** Every attack, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [
  painting,
  bodies,
  pipeline,
  streams,
  decoding,
  disk,
  fullDisk,
  gets,
  limits,
  answers,
  shares,
  coupons,
  holds,
  logins,
  phones,
  money,
  station,
  slow,
  drawings,
  words,
  tables,
  drawnBombs,
  fuzz,
];
