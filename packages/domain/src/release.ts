/** A version of the station agent: `1.4.0`, or `1.4.0-rc.1`. */
export const VERSION_PATTERN = /^\d{1,5}\.\d{1,5}\.\d{1,5}(-[0-9a-z.]{1,20})?$/;

/** SHA-256 in lower-case hexadecimal digits. */
export const SHA256_PATTERN = /^[0-9a-f]{64}$/;

/** The largest bundle of an agent, bytes. */
export const MAX_RELEASE_BYTES = 2_900_000;

export const RELEASE_STATES = ['added', 'rolling', 'paused', 'withdrawn'] as const;
/** `added`: no station gets it yet. `paused`: no further station gets it. `withdrawn`: its stations get the one before. */
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** Why a station did not keep a version that it was told to run (OP-05). */
export const UPDATE_FAULTS = [
  'signatureWrong',
  'hashWrong',
  'noReleaseKey',
  'noLauncher',
  'fileRefused',
  'crashed',
  'noHeartbeat',
] as const;
export type UpdateFault = (typeof UPDATE_FAULTS)[number];

/** Faults of a station's own set-up: they say nothing about the version. */
export const OWN_UPDATE_FAULTS: readonly UpdateFault[] = ['noReleaseKey', 'noLauncher'];

/**
 * The share of the stations told to run a version, in percent, from which on failures pause its rollout. Of up to 20 stations one
 * is enough (OP-07).
 */
const MAX_FAILED_PERCENT = 5;

/** Whether a rollout pauses itself. */
export const failsTooOften = (failed: number, told: number): boolean =>
  failed > 0 && failed * 100 >= told * MAX_FAILED_PERCENT;

interface SignedRelease {
  readonly version: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * The text that a release key signs (Ed25519). It contains the version: a bundle that was signed as one version cannot be
 * given out as another.
 */
export const releaseText = ({ version, sha256, bytes }: SignedRelease): string =>
  `custom-phone-case station agent\n${version}\n${sha256}\n${bytes}\n`;
