import type { Place } from '@cpc/domain';
import { useState } from 'react';
import { roundedPlace } from './typed-place.ts';

/** Why there is no place: the person said no, or the device cannot tell. */
export type PlaceRefusal = 'denied' | 'unknown';

export interface DevicePlace {
  readonly asking: boolean;
  readonly refusal: PlaceRefusal | undefined;
  /** Asks the device. The browser asks the person first. */
  readonly ask: () => void;
}

const PERMISSION_DENIED = 1;
/** A place that is as old as this serves, in ms. */
const MAX_AGE_MS = 60_000;
const MAX_WAIT_MS = 15_000;

/** The place of this device, asked for on a tap only. It goes nowhere but to `onPlace`. */
export function useDevicePlace(onPlace: (place: Place) => void): DevicePlace {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<PlaceRefusal>();
  const refuse = (why: PlaceRefusal) => {
    setAsking(false);
    setRefusal(why);
  };
  const ask = () => {
    // Without TLS, a browser has no such service.
    if (!('geolocation' in navigator)) return refuse('unknown');
    setAsking(true);
    setRefusal(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onPlace(roundedPlace(coords));
      },
      ({ code }) => refuse(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { maximumAge: MAX_AGE_MS, timeout: MAX_WAIT_MS },
    );
  };
  return { asking, refusal, ask };
}
