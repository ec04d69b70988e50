import bloom from '../assets/art/bloom.svg';
import dusk from '../assets/art/dusk.svg';
import night from '../assets/art/night.svg';
import wave from '../assets/art/wave.svg';

/** Our own sample artworks, shown on cases before the customer has made one. */
export const ART: readonly string[] = [dusk, bloom, night, wave];
