import { iphonesWith, type ScreenSize } from './iphones.ts';

/** What a browser tells of its device. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** The model of the device, from the user agent's client hints; '' if the browser has none. */
  readonly model: string;
  readonly screen: ScreenSize;
}

/** The phone in the hand: its maker's name for it, or several that it may be. Both are empty on other devices. */
export interface Device {
  readonly model: string;
  readonly iphones: readonly string[];
}

const NONE: Device = { model: '', iphones: [] };

/** Chromium's frozen user agent, Firefox, and the languages of old user agents stand where others name the model. */
const NO_MODEL = /^(?:K|Mobile|Tablet|U|[a-z]{2}(?:[-_][a-z]{2})?|rv:.*)$/i;
const ANDROID = /Android[^;)]*;([^)]*)\)/;

/** Who made the phone, from what its browser tells. Pure, so that it is tested with what browsers send. */
export function deviceOf({ userAgent, model, screen }: BrowserFacts): Device {
  if (/\biPhone\b/.test(userAgent)) return { model: '', iphones: iphonesWith(screen) };
  if (model !== '') return { model, iphones: [] };
  const parts = ANDROID.exec(userAgent)?.[1]?.split(';') ?? [];
  const named = parts
    .map((part) => part.replace(/ Build\/.*$/, '').trim())
    .find((part) => part !== '' && !NO_MODEL.test(part));
  return named === undefined ? NONE : { model: named, iphones: [] };
}

/** Client hints, which only Chromium has: https://wicg.github.io/ua-client-hints/ */
interface WithHints {
  readonly userAgentData?: {
    readonly mobile?: boolean;
    readonly getHighEntropyValues?: (hints: readonly string[]) => Promise<{ readonly model?: string }>;
  };
}

let asked: Promise<Device> | undefined;
let known: Device | undefined;

/** Asks the browser once. Nothing of it leaves the device. */
export function askDevice(): Promise<Device> {
  asked ??= read().then((device) => (known = device));
  return asked;
}

/** What {@link askDevice} has found so far. */
export const knownDevice = (): Device | undefined => known;

async function read(): Promise<Device> {
  const { userAgent } = navigator;
  const { userAgentData } = navigator as WithHints;
  const screen = { width: globalThis.screen.width, height: globalThis.screen.height, ratio: devicePixelRatio };
  try {
    const hints = await userAgentData?.getHighEntropyValues?.(['model']);
    return deviceOf({ userAgent, model: hints?.model ?? '', screen });
  } catch {
    // The user may have turned the hints off.
    return deviceOf({ userAgent, model: '', screen });
  }
}
