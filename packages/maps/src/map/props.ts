import type { Place } from '@cpc/domain';
import type { IconName, Tone } from '@cpc/ui';

/** A thing on a map. Its state has a colour, an icon and a word. */
export interface MapPoint {
  readonly id: string;
  readonly place: Place;
  readonly name: string;
  readonly state: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** Where tiles come from: a path of our own server. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
  readonly max_zoom: number;
}

export interface MapProps {
  /** Its accessible name. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** Where the reader is, or chose to look from. */
  readonly from?: Place | null | undefined;
  /** The place under the pin in the middle: moving the map moves it. */
  readonly picked?: Place | null | undefined;
  readonly onPick?: ((place: Place) => void) | undefined;
  /** Undefined while it is not known. */
  readonly tiles: MapTiles | null | undefined;
  /** Its size. */
  readonly className: string;
}
